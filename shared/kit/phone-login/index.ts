export { LoggedIn } from './LoggedIn.tsx'
export { PhoneLoginForm } from './PhoneLoginForm.tsx'
