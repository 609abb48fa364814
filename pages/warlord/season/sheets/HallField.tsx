import { useEffect, useRef, useState } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import styles from './Hall.module.css'
import { HallPicker } from './HallPicker.tsx'

/**
 * The season's hall: chosen once, with the goal or the purchase, then fixed.
 *
 * @param missed how often somebody went on without a hall: each time the field comes into view, marked and focused.
 */
export function HallField({ missed }: { missed: number }) {
  const t = useT<typeof zh>()
  const { board, hall, pickHall } = useSeason()
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!missed) return
    field.current?.scrollIntoView({ block: 'center' })
    field.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [missed])
  return (
    <div ref={field} className={styles.field} data-missing={(missed > 0 && !hall) || undefined}>
      <span className={styles.label}>{t('hall.label')}</span>
      <span className={styles.value}>{hall ? <bdi>{hall.name}</bdi> : t('hall.none')}</span>
      {board.hall ? (
        <span className={styles.fixed}>{t('hall.fixed')}</span>
      ) : (
        <Button size="s" look="ghost" track="hall" onClick={() => setOpen(true)}>
          {t(hall ? 'hall.change' : 'hall.choose')}
        </Button>
      )}
      <HallPicker
        open={open}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          pickHall(picked)
          setOpen(false)
        }}
      />
    </div>
  )
}
