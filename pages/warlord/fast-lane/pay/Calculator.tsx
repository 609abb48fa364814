import { useId, useState } from 'react'
import type { CaptainLevel } from '#shared/api/captain'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { dailyPay, type HoursRule, rewardedHours } from '../../_family/hours/hours.ts'
import type zh from '../locales/zh.json'
import styles from './Calculator.module.css'

const STEP = 0.5
const WEEK = 7

/** What so many hours a day pay at a level, by the rule of the hours. */
export function Calculator(props: { level: CaptainLevel; rule: HoursRule; issuedBefore: number }) {
  const t = useT<typeof zh>()
  const id = useId()
  const { level, rule } = props
  const longest = Math.max(rule.maxPerDay * 2, 1)
  const [hours, setHours] = useState(rule.maxPerDay)
  const rewarded = rewardedHours(rule, hours * 60)
  const coins = dailyPay(rule, hours, level.hourlyReward)
  const note = () => {
    if (rewarded === 0) return t('calculator.none', { count: rule.minimum })
    if (hours > rule.maxPerDay) return t('calculator.most', { count: rule.maxPerDay })
    return t('calculator.rewarded', { count: rewarded })
  }
  return (
    <div className={styles.calculator}>
      <label className={styles.question} htmlFor={id}>
        {t('calculator.question')}
        <b>{t('calculator.hours', { count: hours })}</b>
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={longest}
        step={STEP}
        value={hours}
        aria-valuetext={t('calculator.hours', { count: hours })}
        data-track="calculator"
        onChange={(event) => setHours(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>{longest}</span>
      </div>
      <output className={styles.result} htmlFor={id}>
        <span>{t('calculator.day')}</span>
        <b>{formatAmount(coins)}</b>
        <em>{t('calculator.coins')}</em>
        <small>{t('calculator.week', { count: formatAmount(coins * WEEK) })}</small>
      </output>
      <p className={styles.note}>
        {note()} {t('calculator.issued', { time: `${props.issuedBefore}:00` })}
      </p>
    </div>
  )
}
