import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import { serverNow, useNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import styles from './CodeField.module.css'
import type zh from './locales/zh.json'

/**
 * The code of a text message. `onSend` asks for one and resolves to whether it was sent; then the button
 * rests for `waitSeconds`.
 */
export function CodeField(props: {
  value: string
  onChange: (digits: string) => void
  onSend: () => Promise<boolean>
  /** Why no code can be sent yet, as a missing number. */
  reason?: string
  busy?: boolean
  waitSeconds?: number
  digits?: number
  error?: string | null
  track?: string
}) {
  const t = useT<typeof zh>('kit/code-field')
  const [until, setUntil] = useState(0)
  const now = useNow()
  const left = now === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const waiting = until > 0 && left > 0
  const send = async () => {
    if (await props.onSend()) setUntil(serverNow() + (props.waitSeconds ?? 60) * 1000)
  }
  return (
    <FormField label={t('label')} error={props.error} hint={waiting ? t('sent') : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            className={`${control.className} ${styles.code}`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={t('placeholder')}
            value={props.value}
            onChange={(event) =>
              props.onChange(event.target.value.replace(/\D/g, '').slice(0, props.digits ?? 6))
            }
          />
          <Button
            look="quiet"
            className={styles.send}
            busy={props.busy}
            disabled={waiting}
            reason={props.reason}
            track={props.track ?? 'send-code'}
            onClick={() => void send()}
          >
            {waiting ? t('wait', { seconds: left }) : until ? t('again') : t('send')}
          </Button>
        </>
      )}
    </FormField>
  )
}
