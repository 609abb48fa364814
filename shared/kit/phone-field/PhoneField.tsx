import { FormField } from '#shared/kit/form-field'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PhoneField.module.css'
import { type Country, readPhone } from './read-phone.ts'

/** Country code and mobile number; `onChange` gets digits alone, but for a country not in the list. */
export function PhoneField(props: {
  countries: readonly Country[]
  dial: string
  onDial: (dial: string) => void
  value: string
  onChange: (digits: string) => void
  error?: string | null
  hint?: string
  disabled?: boolean
}) {
  const t = useT<typeof zh>('kit/phone-field')
  const type = (text: string) => {
    const { dial, number } = readPhone(text, props.countries, props.dial)
    if (dial !== props.dial) props.onDial(dial)
    props.onChange(number)
  }
  return (
    <FormField label={t('label')} error={props.error} hint={props.hint}>
      {(control) => (
        <>
          <span className={styles.dial}>
            <select
              className={styles.select}
              name="countryCode"
              autoComplete="tel-country-code"
              aria-label={t('country')}
              value={props.dial}
              disabled={props.disabled}
              onChange={(event) => props.onDial(event.target.value)}
            >
              {props.countries.map((country) => (
                <option key={country.name} value={country.dial}>
                  {country.name} +{country.dial}
                </option>
              ))}
            </select>
            <span className={styles.shown} aria-hidden="true">
              <span>+{props.dial}</span>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M3 4.5l3 3 3-3" />
              </svg>
            </span>
          </span>
          <input
            {...control}
            type="tel"
            name="mobile"
            inputMode="numeric"
            autoComplete="tel-national"
            disabled={props.disabled}
            placeholder={t('placeholder')}
            value={props.value}
            onChange={(event) => type(event.target.value)}
          />
        </>
      )}
    </FormField>
  )
}
