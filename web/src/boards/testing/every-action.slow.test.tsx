import './every-action.test.tsx'
