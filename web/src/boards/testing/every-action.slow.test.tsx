// @vitest-environment jsdom
import './every-action.test.tsx'
