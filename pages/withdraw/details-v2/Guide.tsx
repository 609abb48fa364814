import { useEffect, useRef, useState } from 'react'
import type { WithdrawAccount, WithdrawChannel } from '#shared/api/withdraw'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { Payer } from '#shared/kit/payer'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { Icon } from '#shared/ui/icon'
import { Steps } from '#shared/ui/progress'
import { AccountField, HolderField, MobileField } from '../_family/details/fields.tsx'
import type { Details } from '../_family/details/use-details.ts'
import type family from '../_family/locales/zh.json'
import { Paper } from '../_family/Paper.tsx'
import styles from './Guide.module.css'
import type zh from './locales/zh.json'

const STEPS = ['bank', 'number', 'mobile'] as const

/** The three steps. What was refused leads back to its step, with everything that was typed. */
export function Guide({ details, person }: { details: Details; person?: WithdrawAccount['realName'] }) {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const form = useRef<HTMLFormElement>(null)
  const [at, goTo] = useState(0)
  const [added, setAdded] = useState<WithdrawChannel>()
  const step = STEPS[at] ?? 'bank'
  const unverified = person !== undefined && person.state !== 'verified'
  useEffect(() => {
    if (at > 0) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [at])
  const submit = async () => {
    if (step === 'number' && details.check('transferCode', 'holder', 'account')) goTo(2)
    if (step !== 'mobile' || unverified) return
    const ended = await details.submit()
    if ('channel' in ended) {
      setAdded(ended.channel)
      details.clear()
    } else if (ended.refused) goTo(ended.refused === 'transferCode' ? 0 : ended.refused === 'mobile' ? 2 : 1)
  }
  if (added)
    return (
      <Paper title={t('done.title')} expose="done">
        <p className={styles.text} role="status">
          {t('done.text', { name: `${added.name} ${added.account}` })}
        </p>
        <Button block size="l" track="go-withdraw" onClick={() => navigate.to('/payerMax/index')}>
          {t('done.action')}
        </Button>
        <Button
          block
          look="quiet"
          track="add-more"
          onClick={() => {
            setAdded(undefined)
            goTo(0)
          }}
        >
          {t('done.more')}
        </Button>
      </Paper>
    )
  return (
    <Form ref={form} onSubmit={submit}>
      <Paper expose={`step-${step}`}>
        <Steps
          className={styles.steps}
          label={t('steps.label')}
          current={at}
          steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
        />
        <h2 className={styles.title}>{t(step)}</h2>
        {unverified && <p className={styles.text}>{f('details.unverified')}</p>}
        {step === 'bank' && (
          <Banks
            details={details}
            onPick={(transferCode) => {
              details.change({ transferCode })
              goTo(1)
            }}
          />
        )}
        {step === 'number' && (
          <>
            <HolderField details={details} name={person?.name ?? ''} />
            <AccountField details={details} />
          </>
        )}
        {step === 'mobile' && (
          <>
            <MobileField details={details} />
            <Payer />
            <p className={styles.text}>{f('details.privacy')}</p>
          </>
        )}
        {at > 0 && (
          <div className={styles.actions}>
            <Button look="ghost" track="back" onClick={() => goTo(at - 1)}>
              {t('back')}
            </Button>
            <Button
              type="submit"
              busy={details.busy}
              reason={unverified ? f('details.unverified') : undefined}
              track={step === 'mobile' ? 'hand-in' : 'next'}
            >
              {t(step === 'mobile' ? 'submit' : 'next')}
            </Button>
          </div>
        )}
      </Paper>
    </Form>
  )
}

/** Banks and wallets as drawers of a cabinet; a tap chooses and goes on. */
function Banks({ details, onPick }: { details: Details; onPick: (transferCode: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <>
      {(['bank', 'wallet'] as const).map((kind) => {
        const banks = details.banks.data?.filter((bank) => bank.kind === kind) ?? []
        if (!banks.length) return null
        return (
          <section key={kind} className={styles.kind}>
            <h3>{t(`kind.${kind}`)}</h3>
            <ul className={styles.banks}>
              {banks.map(({ transferCode, name }) => (
                <li key={transferCode}>
                  <button
                    type="button"
                    className={styles.bank}
                    data-track="bank"
                    aria-pressed={transferCode === details.fields.transferCode}
                    onClick={() => onPick(transferCode)}
                  >
                    <Icon name={kind === 'bank' ? 'landmark' : 'wallet'} />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
