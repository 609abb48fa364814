export { type Country, PhoneField } from './PhoneField.tsx'
