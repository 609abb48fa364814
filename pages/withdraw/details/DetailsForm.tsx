import { useEffect, useRef } from 'react'
import type { WithdrawAccount, WithdrawChannel } from '#shared/api/withdraw'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { Payer } from '#shared/kit/payer'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { AccountField, BankField, HolderField, MobileField } from '../_family/details/fields.tsx'
import type { Details } from '../_family/details/use-details.ts'
import type family from '../_family/locales/zh.json'
import { Paper } from '../_family/Paper.tsx'
import styles from './DetailsForm.module.css'
import type zh from './locales/zh.json'

/** The details of a new account, or new ones of `chosen`. What was typed stays through failure. */
export function DetailsForm(props: {
  details: Details
  account: WithdrawAccount
  chosen: WithdrawChannel | undefined
  onOther: () => void
  onSubmit: () => Promise<void>
}) {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const form = useRef<HTMLFormElement>(null)
  const { details, account, chosen } = props
  const { state, name } = account.realName
  useEffect(() => {
    if (chosen) form.current?.scrollIntoView({ block: 'start' })
  }, [chosen])
  const submit = () => (state === 'verified' ? props.onSubmit() : undefined)
  return (
    <Form ref={form} onSubmit={submit}>
      <Paper
        title={chosen ? t('editing', { name: chosen.name }) : t('adding')}
        aside={
          chosen ? (
            <Button look="quiet" size="s" track="add-other" onClick={props.onOther}>
              {t('other')}
            </Button>
          ) : (
            <a className={styles.guided} href="/payerMax/cashInfoV2" data-track="guided">
              {t('guided')}
            </a>
          )
        }
      >
        <StateView
          call={details.banks}
          skeleton={<Skeleton height={54} lines={3} />}
          isEmpty={(banks) => !banks.length}
          emptyText={f('details.none')}
        >
          {() => (
            <>
              <BankField details={details} />
              <HolderField details={details} name={name} />
              <AccountField details={details} />
              <MobileField details={details} />
              <p className={styles.privacy}>{f('details.privacy')}</p>
              <Button
                type="submit"
                block
                size="l"
                busy={details.busy}
                reason={state === 'verified' ? undefined : f('details.unverified')}
                track="hand-in"
              >
                {t('submit')}
              </Button>
              <Payer />
            </>
          )}
        </StateView>
      </Paper>
    </Form>
  )
}
