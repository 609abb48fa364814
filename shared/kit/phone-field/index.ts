export { PhoneField } from './PhoneField.tsx'
export { type Country, readPhone } from './read-phone.ts'
