import { FormField } from '#shared/kit/form-field'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Fields } from './use-fields.ts'

/** A coupon that makes the fee smaller, for people who have one. */
export function CouponField({ fields }: { fields: Fields }) {
  const t = useT<typeof zh>()
  const { list = [] } = fields.coupons.data ?? {}
  if (!list.length) return null
  return (
    <FormField label={t('form.coupon')}>
      {(control) => (
        <select
          {...control}
          name="coupon"
          autoComplete="off"
          data-track="coupon"
          value={fields.couponId}
          onChange={(event) => fields.setCouponId(event.target.value)}
        >
          <option value="">{t('form.noCoupon')}</option>
          {list.map(({ id, name, expiresAt }) => (
            <option key={id} value={id}>
              {t('form.couponUntil', { name, date: formatDate(expiresAt, 'day') })}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
