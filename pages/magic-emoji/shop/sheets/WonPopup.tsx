import type { Reward } from '#shared/kit/celebration'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type family from '../../_family/locales/zh.json'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import { drawReward } from '../../_family/toys/draw-reward.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'

/** What was taken home. */
export function WonPopup({ shop, counter }: { shop: EmojiShop; counter: Counter }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const countOf = useRewardCount()
  const { open, had } = counter.won
  if (!had) return null
  const rewards: Reward[] = []
  let note: string | undefined
  if (had.what === 'emoji') {
    const emoji = shop.emoji.find(({ id }) => id === had.emojiId)
    note = had.until ? own('until', { time: formatDate(had.until, 'minute') }) : own('untilForever')
    rewards.push({
      id: String(had.emojiId),
      name: emoji?.name ?? '',
      art: <Toy id={String(had.emojiId)} image={emoji?.image} lively />,
    })
  } else {
    if (had.purse !== undefined)
      note = t('won.wallet', { currency: shop.currency, tokens: formatAmount(had.purse) })
    rewards.push({
      id: 'candy',
      name: shop.currency,
      count: `×${formatAmount(had.tokens)}`,
      art: <Sweet id="candy" />,
    })
    for (const reward of had.granted)
      rewards.push({
        id: `${reward.id} ${reward.days}`,
        name: reward.name,
        count: countOf(reward),
        art: drawReward(reward),
      })
  }
  return (
    <RewardPopup
      open={open}
      title={t(`won.${had.what}`)}
      note={note}
      rewards={rewards}
      expose="won"
      onClose={counter.close}
    />
  )
}
