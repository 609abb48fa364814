import type { DrawReward } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { Notice } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Question } from './Ask.tsx'
import type zh from './locales/zh.json'
import styles from './Rooms.module.css'
import type { MuseumData } from './use-museum.ts'

/** What the stall has for now, when it changes by itself, and changing it at its price. */
export function Stall(props: {
  museum: MuseumData
  why: string | undefined
  draw: DrawReward
  onAsk: (question: Question) => void
  onChanged: () => void
}) {
  const t = useT<typeof zh>('family')
  const { museum, why, onAsk } = props
  const { stall, wish } = museum
  const gifts = museum.shelves.flatMap((shelf) => shelf.gifts)
  const wished = gifts.find(({ id }) => id === wish.giftId)
  return (
    <section data-expose="stall" data-left={stall.left}>
      <div className={styles.bar}>
        <p>
          {t('stall.changes')} <Countdown look="plain" target={stall.refreshesAt} onEnd={props.onChanged} />
          <small>{wished ? t('stall.brings', { name: wished.name }) : t('stall.wish')}</small>
        </p>
        <Button
          size="s"
          look="ghost"
          reason={why ?? (stall.left > 0 ? undefined : t('stall.noMore'))}
          track="refresh"
          onClick={() => onAsk({ of: 'refresh' })}
        >
          {stall.price > 0
            ? t('stall.refresh', { price: formatAmount(stall.price) })
            : t('stall.refreshFree')}
        </Button>
      </div>
      {stall.offers.length === 0 && <Notice mood="empty" text={t('stall.empty')} />}
      <ul className={styles.offers}>
        {stall.offers.map((offer) => {
          const gift = gifts.find(({ id }) => id === offer.giftId)
          if (!gift) return null
          return (
            <li key={offer.id} data-wished={offer.wished || undefined}>
              <span className={styles.small}>
                {props.draw({ ...gift, kind: 'gift', amount: 1, days: 0 })}
              </span>
              <b>{gift.name}</b>
              <small>
                {t('stall.fragments', { count: formatAmount(offer.fragments) })} ·{' '}
                {t('stall.left', { count: offer.stock })}
              </small>
              <Button
                size="s"
                reason={why ?? (offer.stock > 0 ? undefined : t('stall.soldOut'))}
                track="offer"
                onClick={() => onAsk({ of: 'offer', offer, name: gift.name })}
              >
                {offer.stock > 0 ? t('coins', { count: formatAmount(offer.price) }) : t('stall.soldOut')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
