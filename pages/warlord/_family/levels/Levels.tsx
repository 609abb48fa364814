import type { CaptainLevel } from '#shared/api/captain'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Levels.module.css'

/** What each level pays for an hour, and what it asks for. */
export function Levels({ levels }: { levels: readonly CaptainLevel[] }) {
  const t = useT<typeof zh>('family')
  return (
    <table className={styles.levels}>
      <caption>{t('levels.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('levels.level')}</th>
          <th scope="col">{t('levels.hourly')}</th>
          <th scope="col">{t('levels.flow')}</th>
          <th scope="col">{t('levels.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <tr key={level.level}>
            <th scope="row">
              <b>{level.level}</b>
              {level.name}
            </th>
            <td className={styles.hourly}>{formatAmount(level.hourlyReward)}</td>
            <td>{formatAmount(level.flow)}</td>
            <td>{formatAmount(level.hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
