import { preWithdraw } from '#shared/api/withdraw'
import type { WithdrawAgreement } from '#shared/api/withdraw-records'
import { AgreementLink } from '#shared/kit/agreement-link'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { Payer } from '#shared/kit/payer'
import { translate, useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Signature.module.css'
import { type Papers, useSigning } from './use-signing.ts'

/** The line to sign on. It opens once the end of the text was on screen. */
export function Signature(props: { agreement: WithdrawAgreement; call: Papers; read: boolean }) {
  const t = useT<typeof zh>()
  const person = useQuery(preWithdraw, {}).data?.realName
  const { name, setName, problem, busy, sign } = useSigning(props.agreement, props.call)
  const unverified = person !== undefined && person.state !== 'verified'
  const reason = unverified
    ? t('sign.unverified')
    : props.read
      ? undefined
      : translate('runtime', 'battle.readFirst')
  const submit = () => (reason ? undefined : sign())
  return (
    <Form className={styles.signature} onSubmit={submit} expose="signature">
      <h2 className={styles.title}>{t('sign.title')}</h2>
      <FormField
        className={styles.line}
        label={t('sign.label')}
        rule={
          person?.name && (
            <>
              {t('sign.hint')} <bdi>{person.name}</bdi>
            </>
          )
        }
        error={problem}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.name}`}
            name="signature"
            autoComplete="name"
            enterKeyHint="done"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <Payer />
      <p className={styles.terms}>
        {t('sign.terms')} <AgreementLink name="service">{t('sign.service')}</AgreementLink>
      </p>
      <Button type="submit" block size="l" busy={busy} reason={reason} track="sign">
        {t('sign.action')}
      </Button>
    </Form>
  )
}
