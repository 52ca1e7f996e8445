/** Analyses of play in kitchens, as pure functions over logs. */
export { addAssistance, countAssistance } from './assistance.ts'
