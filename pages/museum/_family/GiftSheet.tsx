import type { DrawReward } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Question } from './Ask.tsx'
import type zh from './locales/zh.json'
import styles from './Rooms.module.css'
import type { Acts, MuseumData } from './use-museum.ts'

/** One gift: its fragments, what making it takes, how often I have it; made, or wished for. */
export function GiftSheet(props: {
  gift: MuseumData['shelves'][number]['gifts'][number] | undefined
  museum: MuseumData
  why: string | undefined
  draw: DrawReward
  acts: Acts
  onAsk: (question: Question) => void
  onClose: () => void
}) {
  const t = useT<typeof zh>('family')
  const gift = useLast(props.gift)
  if (!gift) return null
  const { museum, why, acts } = props
  const { wish } = museum
  const { fragments, cost } = gift
  const missing = cost.fragments - fragments
  const unknown = acts.synthesis.opens.some(({ giftId }) => giftId === gift.id)
  const wished = wish.giftId === gift.id
  const whyNoWish =
    why ?? (wish.giftId ? t(wished ? 'wish.this' : 'wish.waits') : wish.left > 0 ? undefined : t('wish.none'))
  return (
    <Sheet
      open={props.gift !== undefined}
      title={gift.name}
      onClose={props.onClose}
      expose="gift"
      footer={
        <div className={styles.two}>
          <Button
            look="ghost"
            reason={whyNoWish}
            busy={acts.wish.busy}
            track="wish"
            onClick={() => void acts.wish.run({ museum: museum.museum, giftId: gift.id })}
          >
            {wished ? t('wish.made') : t('wish.do', { left: wish.left })}
          </Button>
          <Button
            reason={
              unknown
                ? undefined
                : (why ?? (missing > 0 ? t('missing', { count: formatAmount(missing) }) : undefined))
            }
            busy={acts.synthesis.busy}
            track="synthesize"
            onClick={() =>
              unknown
                ? void acts.synthesis.spend({ museum: museum.museum, giftId: gift.id })
                : props.onAsk({ of: 'synthesis', gift })
            }
          >
            {unknown ? t('check') : t('make')}
          </Button>
        </div>
      }
    >
      <div className={styles.gift} data-lit={gift.lit || undefined}>
        <span className={styles.art}>{props.draw({ ...gift, kind: 'gift', amount: 1, days: 0 })}</span>
        <p>
          {t(`rarity.${gift.rarity}`)} ·{' '}
          {gift.owned > 0 ? t('owned', { count: formatAmount(gift.owned) }) : t('unlit')}
        </p>
        <ProgressBar value={fragments} max={cost.fragments} label={t('ofFragments')} />
        <p>
          {t('needs', {
            have: formatAmount(fragments),
            count: formatAmount(cost.fragments),
            coins: formatAmount(cost.coins),
          })}
        </p>
        <small>{wished ? t('wish.next') : t('sure')}</small>
      </div>
    </Sheet>
  )
}
