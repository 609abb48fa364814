import { useState } from 'react'
import { getChargeAccount } from '#shared/api/overseas-charge'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { digitsOf } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import type { Recipient } from './offer.ts'
import styles from './Recipient.module.css'

/** Asks the server who has a number: nobody is paid for a number that nobody looked at. */
export function FindRecipient(props: { onFound: (person: Recipient) => void; onLeave: () => void }) {
  const t = useT<typeof zh>()
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState('')
  const { run, busy } = useMutation(getChargeAccount, {
    onSuccess: ({ recipient }) => props.onFound(recipient),
    onError({ code, message }) {
      setProblem(code === 4040 ? t('recipient.nobody') : message)
      return true
    },
  })
  const find = async () => {
    if (!number) return setProblem(t('recipient.enter'))
    await run({ toUserId: number })
  }
  return (
    <Form className={styles.find} onSubmit={find}>
      <FormField label={t('recipient.field')} error={problem} hint={t('recipient.hint')}>
        {(control) => (
          <input
            {...control}
            name="recipientId"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            value={number}
            onChange={({ target }) => {
              setNumber(digitsOf(target.value, 19))
              setProblem('')
            }}
          />
        )}
      </FormField>
      <div className={styles.actions}>
        <Button look="ghost" onClick={props.onLeave}>
          {t('recipient.leave')}
        </Button>
        <Button type="submit" busy={busy} track="find">
          {t('recipient.find')}
        </Button>
      </div>
    </Form>
  )
}
