import type { Recall } from '#shared/api/boss-recall'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Prices.module.css'

/** What a return is worth to the captain, by what the boss gave before. */
export function Prices({ prices }: { prices: Recall['prices'] }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('prices.title')} aside={t('prices.note')} expose="prices">
      <ol className={styles.prices}>
        {prices.map(({ value, coins }) => (
          <li key={value}>
            <span>{value > 0 ? t('prices.from', { value: formatAmount(value) }) : t('prices.any')}</span>
            <b>{formatAmount(coins)}</b>
          </li>
        ))}
      </ol>
    </Plate>
  )
}
