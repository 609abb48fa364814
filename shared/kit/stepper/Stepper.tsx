import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Stepper.module.css'

/** A quantity from 1 to `most`: minus, plus, and optionally `all`. Log names: `less`, `more-of-it`, `all-of-it`. */
export function Stepper(props: {
  /** Accessible name. */
  label: string
  value: number
  most: number
  all?: boolean
  onChange: (value: number) => void
  className?: string
}) {
  const t = useT<typeof zh>('kit/stepper')
  const { value, most, onChange } = props
  return (
    <fieldset className={`${styles.stepper} ${props.className ?? ''}`} aria-label={props.label}>
      <Button
        look="ghost"
        aria-label={t('less')}
        disabled={value <= 1}
        track="less"
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <output data-part="count">{formatAmount(value)}</output>
      <Button
        look="ghost"
        aria-label={t('more')}
        disabled={value >= most}
        track="more-of-it"
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
      {props.all && (
        <Button look="quiet" track="all-of-it" onClick={() => onChange(most)}>
          {t('all')}
        </Button>
      )}
    </fieldset>
  )
}
