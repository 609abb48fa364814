import type { WithdrawAccount } from '#shared/api/withdraw'
import { formatMoney } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './AmountField.module.css'
import type { Fields } from './use-fields.ts'
import type { Offering } from './use-offer.ts'

/** The amount, written large, with the maximum a tap away. */
export function AmountField(props: { account: WithdrawAccount; fields: Fields; offer: Offering }) {
  const t = useT<typeof zh>()
  const { account, fields, offer } = props
  const { minAmount, maxAmount, balance } = account
  const coins = (amount: number) => formatMoney(String(amount))
  const most = Math.min(balance, maxAmount)
  return (
    <FormField
      className={styles.amount}
      label={t('form.amount')}
      rule={t('form.amountRule', { least: coins(minAmount), most: coins(maxAmount) })}
      error={offer.problem}
    >
      {(control) => (
        <>
          <input
            {...control}
            className={`${control.className} ${styles.input}`}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={12}
            placeholder="0"
            value={fields.amount}
            onChange={(event) => fields.setAmount(event.target.value)}
            onBlur={() => fields.amount && offer.checkAmount()}
          />
          {most >= minAmount && (
            <Button
              look="quiet"
              size="s"
              className={styles.most}
              track="most"
              onClick={() => fields.setAmount(String(most))}
            >
              {t('form.most', { amount: coins(most) })}
            </Button>
          )}
        </>
      )}
    </FormField>
  )
}
