export { useCountries } from './use-countries.ts'
export { isAboutInput, type SmsCode, useSmsCode } from './use-sms-code.ts'
