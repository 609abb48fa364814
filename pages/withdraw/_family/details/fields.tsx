import { FormField } from '#shared/kit/form-field'
import { PhoneField } from '#shared/kit/phone-field'
import { digitsOf } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './fields.module.css'
import type { Details } from './use-details.ts'

export function BankField({ details }: { details: Details }) {
  const t = useT<typeof zh>('family')
  const { banks, fields, problems, change } = details
  const group = (common: boolean) =>
    banks.data
      ?.filter((bank) => bank.common === common)
      .map(({ transferCode, name }) => (
        <option key={transferCode} value={transferCode}>
          {name}
        </option>
      ))
  return (
    <FormField label={t('details.bank')} error={problems.transferCode}>
      {(control) => (
        <select
          {...control}
          name="bank"
          autoComplete="off"
          value={fields.transferCode}
          onChange={(event) => change({ transferCode: event.target.value })}
        >
          <option value="">{t('details.choose')}</option>
          <optgroup label={t('details.common')}>{group(true)}</optgroup>
          <optgroup label={t('details.others')}>{group(false)}</optgroup>
        </select>
      )}
    </FormField>
  )
}

/** @param name The verified name, masked; '' where nobody gave it. */
export function HolderField({ details, name }: { details: Details; name: string }) {
  const t = useT<typeof zh>('family')
  return (
    <FormField
      label={t('details.holder')}
      rule={
        name && (
          <>
            {t('details.holderRule')} <bdi>{name}</bdi>
          </>
        )
      }
      hint={t('details.ownName')}
      error={details.problems.holder}
    >
      {(control) => (
        <input
          {...control}
          name="holder"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={60}
          value={details.fields.holder}
          onChange={(event) => details.change({ holder: event.target.value })}
        />
      )}
    </FormField>
  )
}

/** The number; browsers are not to keep it. */
export function AccountField({ details }: { details: Details }) {
  const t = useT<typeof zh>('family')
  const { bank, fields, problems, change } = details
  return (
    <FormField
      label={t(bank?.kind === 'wallet' ? 'details.wallet' : 'details.account')}
      rule={bank && t('details.accountRule', { least: bank.minLength, count: bank.maxLength })}
      error={problems.account}
    >
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.number}`}
          name="account"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={fields.account}
          onChange={(event) => change({ account: digitsOf(event.target.value, 30) })}
        />
      )}
    </FormField>
  )
}

export function MobileField({ details }: { details: Details }) {
  const t = useT<typeof zh>('family')
  const { fields, problems, change } = details
  return (
    <PhoneField
      countries={details.countries}
      dial={fields.countryCode}
      onDial={(countryCode) => change({ countryCode })}
      value={fields.mobile}
      onChange={(mobile) => change({ mobile })}
      error={problems.mobile}
      hint={t('details.mobileHint')}
    />
  )
}
