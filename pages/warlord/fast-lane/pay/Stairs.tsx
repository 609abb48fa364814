import type { CaptainLevel } from '#shared/api/captain'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Stairs.module.css'

/** The levels as stairs: one is looked at, `mine` carries the flag. */
export function Stairs(props: {
  levels: readonly CaptainLevel[]
  value: number
  mine?: number
  onChange: (level: number) => void
}) {
  const t = useT<typeof zh>()
  const { levels, mine } = props
  const top = Math.max(1, levels.length - 1)
  return (
    <div className={styles.stairs} role="radiogroup" aria-label={t('pay.levels')}>
      {levels.map((each, at) => (
        <label
          key={each.level}
          className={styles.step}
          data-mine={each.level === mine || undefined}
          data-reached={(mine !== undefined && each.level <= mine) || undefined}
        >
          <input
            type="radio"
            name="level"
            checked={each.level === props.value}
            onChange={() => props.onChange(each.level)}
            data-track="level"
            aria-label={`${each.level} ${each.name}`}
          />
          {each.level === mine && <em>{t('pay.mine')}</em>}
          <span className={styles.pay} data-long={each.hourlyReward >= 10_000 || undefined}>
            {formatAmount(each.hourlyReward)}
          </span>
          <span
            className={styles.stone}
            style={{ height: `${((24 + (at / top) * 90) / 37.5).toFixed(2)}rem` }}
          >
            <b>{each.level}</b>
          </span>
        </label>
      ))}
    </div>
  )
}
