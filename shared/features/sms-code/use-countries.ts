import { type Country, getCountryCodes } from '#shared/api/auth'
import { useCall } from '#shared/runtime/request'

/** Where nothing is known yet, the product's home country. */
const HOME: Country = { code: '86', iso: 'CN', name: '+86', minLength: 11, maxLength: 11, common: true }

/** Countries whose numbers are taken, as the server names them, and whether a number is one of theirs. */
export function useCountries() {
  const countries = useCall(getCountryCodes, {}).data ?? [HOME]
  return {
    /** As `PhoneField` takes them. */
    options: countries.map(({ code, name }) => ({ dial: code, name })),
    isNumber(countryCode: string, mobile: string): boolean {
      const { minLength, maxLength } = countries.find(({ code }) => code === countryCode) ?? HOME
      return mobile.length >= minLength && mobile.length <= maxLength
    },
  }
}
