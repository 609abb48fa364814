import type { AnnualEvent } from '#shared/api/group-event'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Prizes.module.css'

/** What those receive who cheered for a group, by the place where it ends. */
export function Prizes({ places, settled }: { places: AnnualEvent['prizes']; settled: boolean }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.prizes} data-expose="prizes">
      <h2 className={styles.heading}>{t('prizes.title')}</h2>
      <p className={styles.note}>{t(settled ? 'prizes.sent' : 'prizes.note')}</p>
      <ul>
        {places.map(({ from, to, rewards }) => (
          <li key={from} className={styles.place} data-first={from === 1 || undefined}>
            <b className={styles.rank}>
              {from === to ? t('prizes.place', { rank: from }) : t('prizes.places', { from, to })}
            </b>
            <RewardLine draw={drawPrize} rewards={rewards} className={styles.rewards} />
          </li>
        ))}
      </ul>
    </section>
  )
}
