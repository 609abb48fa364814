import { RewardPopup } from '#shared/kit/reward-popup'
import { useLast } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Goods } from '../Goods'
import type zh from '../locales/zh.json'
import { useGoodCount } from '../use-good-count'
import type { Bought as Sale } from '../use-purchase'
import styles from './PackSheet.module.css'

/** What was bought, with the receipt's number and what was paid. */
export function Bought({ done, onClose }: { done?: Sale; onClose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useGoodCount()
  const sale = useLast(done)
  if (!sale) return null
  return (
    <RewardPopup
      open={done !== undefined}
      title={t('bought.title')}
      note={t('bought.note', { count: formatAmount(sale.paid), number: sale.orderId })}
      rewards={sale.granted.map((good) => ({
        id: `${good.id} ${good.days}`,
        name: good.name,
        art: <Goods good={good} className={styles.won} />,
        count: countOf(good),
      }))}
      onClose={onClose}
      expose="bought"
    />
  )
}
