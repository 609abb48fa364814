import { isOver } from '#shared/api/campaign'
import type { GiftSuit } from '#shared/api/gift-suit'
import type { Schedule } from '#shared/campaign/phase'
import { RewardLine } from '#shared/campaign/reward-line'
import { useToHall } from '#shared/campaign/way'
import { toLogin, useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { useNoApp } from '#shared/kit/open-in-app'
import { address } from '#shared/runtime/address'
import { formatAmount, formatDate, formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { drawGift, GiftArt } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './Suit.module.css'

/** Where halls are listed, for who is in none. */
const HALLS = '/activityNew/hallList'

/** One suit as charms on a chain, in the order in which they are sent, and at its end what a full one plays and gives. */
export function Suit(props: { suit: GiftSuit; phase: Schedule['phase']; onShow: () => void }) {
  const t = useT<typeof zh>()
  const { suit, phase } = props
  const nobody = useNobody()
  const noApp = useNoApp('jumpRoom')
  const toHall = useToHall()
  const now = suit.gifts.find(({ state }) => state === 'now')
  const send = () => {
    if (nobody) return toLogin()
    const roomId = address().roomId || session.get().roomId
    if (noApp || roomId) void toHall(roomId)
    else navigate.to(HALLS)
  }
  const why =
    phase === 'coming' ? t('why.coming') : isOver(phase) ? t('why.over') : now ? undefined : t('why.locked')
  return (
    <section className={styles.suit} data-state={suit.state} data-expose="suit">
      <ol className={styles.chain}>
        {suit.gifts.map(({ gift, need, sent, price, state }) => (
          <li key={gift.id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <GiftArt gift={gift} className={styles.charm} />
            <b>{gift.name}</b>
            <span className={styles.sent}>
              {state === 'done' && <Mark of="done" />}
              {formatAmount(sent)}/{formatAmount(need)}
            </span>
            <small>{t('coins', { count: price, price: formatAmount(price) })}</small>
          </li>
        ))}
      </ol>
      <div className={styles.clasp}>
        <div>
          <small>{t('fullGives')}</small>
          <RewardLine rewards={suit.effect.rewards} draw={drawGift} />
        </div>
        <Button size="s" look="ghost" track="effect" onClick={props.onShow}>
          {t('effect', { name: suit.effect.name })}
        </Button>
      </div>
      {suit.fullAt ? (
        <p className={styles.full}>{t('fullAt', { at: formatDate(suit.fullAt, 'minute') })}</p>
      ) : (
        <Button block size="l" reason={why} track="send" onClick={send}>
          {now ? t('send', { name: now.gift.name, count: now.need - now.sent }) : t('locked')}
        </Button>
      )}
      <p className={styles.filled}>
        {t('filled', { count: suit.filled, times: formatStatisticRounded(suit.filled) })}
      </p>
    </section>
  )
}
