/** Analyses of play in kitchens, as pure functions over logs. */
export { addAssistance, countAssistance, type Assistance } from './assistance.ts'
