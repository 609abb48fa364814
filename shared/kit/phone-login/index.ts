export { PhoneLoginForm } from './PhoneLoginForm.tsx'
