import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { toast } from '#shared/runtime/toast'
import type { Period } from './edition.ts'
import styles from './filters.module.css'
import type zh from './locales/zh.json'

/** All, or those of the last days. */
export function PeriodChoice(props: { value: Period; onChange: (period: Period) => void }) {
  const t = useT<typeof zh>('family')
  const common = useT<typeof runtime>('runtime')
  return (
    <Segmented
      className={styles.period}
      label={t('period')}
      options={(['all', 'month', 'week'] as const).map((id) => ({ id, label: t(`periods.${id}`) }))}
      value={props.value}
      onChange={(period) => {
        toast.tip(common('common.switching'), 1000)
        props.onChange(period)
      }}
      track="period"
    />
  )
}

/** A word to search by, sent when the person is done with it. */
export function Find(props: { label: string; value: string; onFind: (word: string) => void }) {
  const t = useT<typeof zh>('family')
  const [typed, setTyped] = useState(props.value)
  const [before, setBefore] = useState(props.value)
  if (before !== props.value) {
    setBefore(props.value)
    setTyped(props.value)
  }
  return (
    <Form label={props.label} className={styles.find} onSubmit={() => props.onFind(typed.trim())}>
      <input
        type="search"
        name="keyword"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={40}
        aria-label={props.label}
        placeholder={props.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="s" track="find">
        {t('leads.find')}
      </Button>
    </Form>
  )
}
