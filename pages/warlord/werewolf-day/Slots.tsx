import type { WerewolfDay } from '#shared/api/captain-task'
import { serverNow, useNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './Slots.module.css'
import { type Slot, stateOf } from './slots.ts'

/** The hours of the day one by one: which count twice, which I hosted, and those that were too short to count. */
export function Slots({ day }: { day: WerewolfDay }) {
  const t = useT<typeof zh>()
  const now = useNow() ?? serverNow()
  const said = (slot: Slot) => {
    const state = stateOf(day, slot, now)
    if (state === 'now')
      return slot.minutes > 0 ? t('slots.minutes', { count: slot.minutes }) : t('slots.now')
    return state === 'part' ? t('slots.part', { count: slot.minutes }) : t(`slots.${state}`)
  }
  const { maxPerDay, minimum } = day.hoursRule
  return (
    <Plate title={t('slots.title')} expose="slots">
      <ul className={styles.slots}>
        {day.slots.map((slot) => (
          <li key={slot.hour} data-state={stateOf(day, slot, now)} data-double={slot.double || undefined}>
            <b>{slot.hour}:00</b>
            {slot.double && <em>{t('slots.double')}</em>}
            <span>{said(slot)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('slots.note', { max: maxPerDay, count: minimum })}</p>
    </Plate>
  )
}
