import { useState } from 'react'
import { midnightOf, productDate } from '#shared/campaign/phase'
import { Button } from '#shared/kit/button'
import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from './locales/zh.json'
import styles from './Month.module.css'
import { firstOfMonth, thisAndNextWeek, weeksOf } from './month.ts'

/** How many months can be leafed to. */
const AHEAD = 3

/**
 * The product's calendar: two weeks, or months to leaf through; days on which something starts can be chosen.
 *
 * @param starts moments in ms.
 */
export function Month(props: {
  starts: readonly number[]
  day: number | undefined
  onChoose: (day: number | undefined) => void
}) {
  const t = useT<typeof zh>()
  const [today] = useState(() => midnightOf(serverNow()))
  const [ahead, turn] = useState(0)
  const [whole, open] = useState(false)
  const days = new Map<number, number>()
  for (const at of props.starts) days.set(midnightOf(at), (days.get(midnightOf(at)) ?? 0) + 1)
  const weeks = whole ? weeksOf(today, ahead) : thisAndNextWeek(today)
  const show = (months: number, all: boolean) => {
    turn(months)
    open(all)
    props.onChoose(undefined)
  }
  return (
    <section className={styles.month} aria-label={t('calendar')}>
      <div className={styles.head}>
        {whole && (
          <Leaf
            to="previous-month"
            icon="chevron-left"
            label={t('previous')}
            off={ahead === 0}
            onTurn={() => show(ahead - 1, true)}
          />
        )}
        <h2 aria-live="polite">{whole ? formatDate(firstOfMonth(today, ahead), 'month') : t('twoWeeks')}</h2>
        {whole && (
          <Leaf
            to="next-month"
            icon="chevron-right"
            label={t('next')}
            off={ahead === AHEAD}
            onTurn={() => show(ahead + 1, true)}
          />
        )}
        <Button
          size="s"
          look="quiet"
          track="whole-month"
          aria-expanded={whole}
          onClick={() => show(0, !whole)}
        >
          {t(whole ? 'less' : 'more')}
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            {weeks[0]?.map((at) => (
              <th key={at} scope="col">
                {formatDate(at, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((at) => (
                <td
                  key={at}
                  data-out={(whole ? monthOf(at, 0) !== monthOf(today, ahead) : at < today) || undefined}
                >
                  <Day
                    at={at}
                    count={days.get(at) ?? 0}
                    today={at === today}
                    chosen={at === props.day}
                    onChoose={() => props.onChoose(at === props.day ? undefined : at)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const monthOf = (today: number, ahead: number) => productDate(firstOfMonth(today, ahead)).getUTCMonth()

function Leaf(props: {
  to: string
  icon: 'chevron-left' | 'chevron-right'
  label: string
  off: boolean
  onTurn: () => void
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      data-track={props.to}
      disabled={props.off}
      onClick={props.onTurn}
    >
      <Icon name={props.icon} />
    </button>
  )
}

function Day(props: { at: number; count: number; today: boolean; chosen: boolean; onChoose: () => void }) {
  const t = useT<typeof zh>()
  const { at, count, today, chosen } = props
  const date = productDate(at).getUTCDate()
  if (count === 0)
    return (
      <span className={styles.day} aria-current={today ? 'date' : undefined}>
        {date}
      </span>
    )
  return (
    <button
      type="button"
      className={styles.day}
      data-track="day"
      aria-current={today ? 'date' : undefined}
      aria-pressed={chosen}
      aria-label={t('day', { count, date: formatDate(at, 'day') })}
      onClick={props.onChoose}
    >
      {date}
      <i />
    </button>
  )
}
