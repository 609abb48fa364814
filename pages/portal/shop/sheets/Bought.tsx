import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { useLast } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Bought as Sale } from '../use-purchase'

/** What was bought, with the receipt's number and what was paid. */
export function Bought({ done, onClose }: { done?: Sale; onClose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
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
        art: <RewardArt reward={good} draw={drawPrize} />,
        count: countOf(good),
      }))}
      onClose={onClose}
      expose="bought"
    />
  )
}
