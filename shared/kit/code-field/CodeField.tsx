import { Button } from '#shared/kit/button'
import { FormField } from '#shared/kit/form-field'
import { useNow } from '#shared/runtime/clock'
import { digitsOf } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './CodeField.module.css'
import type zh from './locales/zh.json'

/** The field of a text message code. `onSend` requests one; the button is disabled until `restsUntil` afterwards. */
export function CodeField(props: {
  value: string
  onChange: (digits: string) => void
  onSend: () => Promise<void>
  /** Why no code can be sent yet, as a missing number. */
  reason?: string
  busy?: boolean
  /** By the server's clock; undefined where the number has got no code yet. */
  restsUntil?: number
  digits?: number
  error?: string | null
  track?: string
}) {
  const t = useT<typeof zh>('kit/code-field')
  const { restsUntil: until = 0 } = props
  const now = useNow()
  const left = now === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const waiting = left > 0
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
            onChange={(event) => props.onChange(digitsOf(event.target.value, props.digits ?? 6))}
          />
          <Button
            look="quiet"
            className={styles.send}
            busy={props.busy}
            disabled={waiting}
            reason={props.reason}
            track={props.track ?? 'send-code'}
            onClick={() => void props.onSend()}
          >
            {waiting ? t('wait', { seconds: left }) : until ? t('again') : t('send')}
          </Button>
        </>
      )}
    </FormField>
  )
}
