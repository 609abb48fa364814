export { type PhoneLogin, usePhoneLogin } from './use-phone-login.ts'
