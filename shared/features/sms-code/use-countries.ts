import { type Country, getCountryCodes } from '#shared/api/auth'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** Default: the product's home country. */
export const HOME: Country = {
  code: '86',
  iso: 'CN',
  name: '+86',
  minLength: 11,
  maxLength: 11,
  common: true,
}

/**
 * Countries whose numbers are accepted, from the server, and the validation of a number.
 * @param home used until they are loaded.
 */
export function useCountries(home = HOME) {
  const t = useT<typeof zh>('features/sms-code')
  const countries = useQuery(getCountryCodes, {}).data ?? [home]
  return {
    /** As `PhoneField` takes them. */
    options: countries.map(({ code, name, maxLength }) => ({ dial: code, name, most: maxLength })),
    /** The error of a number. */
    problemOf(countryCode: string, mobile: string): string | undefined {
      const { minLength, maxLength } = countries.find(({ code }) => code === countryCode) ?? home
      const { length } = /^\d+$/.test(mobile) ? mobile : ''
      return length >= minLength && length <= maxLength ? undefined : t('mobile')
    },
  }
}
