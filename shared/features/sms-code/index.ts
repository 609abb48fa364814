export { useCountries } from './use-countries.ts'
export { type SmsCode, useSmsCode } from './use-sms-code.ts'
