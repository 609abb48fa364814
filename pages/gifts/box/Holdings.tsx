import type { GiftFlow, GiftHolding } from '#shared/api/gift-box'
import { ToRunning } from '#shared/campaign/phase'
import { RewardPitch } from '#shared/campaign/reward'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { drawGift, GiftArt } from '../_family/draw-gift.tsx'
import styles from './Holdings.module.css'
import type zh from './locales/zh.json'

/** Compartments that are always shown. */
const FREE = [1, 2, 3, 4, 5, 6]

const SAMPLES = ['bear', 'bouquet', 'cake', 'rocket', 'champagne']

/** The gifts in the box, one compartment each; a press starts sending one. */
export function Holdings(props: { call: Query<GiftFlow>; onChoose: (holding: GiftHolding) => void }) {
  const t = useT<typeof zh>()
  return (
    <StateView
      call={props.call}
      skeleton={<Skeleton height={136} lines={2} />}
      isEmpty={({ holdings }) => !holdings.length}
      emptyText={t('empty')}
      emptyAct={<ToRunning />}
      pitch={
        <RewardPitch
          samples={SAMPLES}
          draw={drawGift}
          points={[t('guest.one'), t('guest.two'), t('guest.three')]}
        />
      }
    >
      {({ holdings }) => (
        <>
          <p className={styles.hint}>{t('hint')}</p>
          <ul className={styles.box} data-expose="holdings">
            {holdings.map((holding) => (
              <li key={`${holding.gift.id} ${holding.expiresAt}`}>
                <button type="button" data-track="gift" onClick={() => props.onChoose(holding)}>
                  <GiftArt gift={holding.gift} className={styles.art} />
                  <b>{holding.gift.name}</b>
                  <span className={styles.count}>×{formatAmount(holding.count)}</span>
                  <small>
                    {holding.expiresAt === null
                      ? t('forever')
                      : t('until', { at: formatDate(holding.expiresAt, 'day') })}
                  </small>
                </button>
              </li>
            ))}
            {FREE.slice(holdings.length).map((place, at) => (
              <Free key={place} {...next(holdings)[at]} />
            ))}
          </ul>
        </>
      )}
    </StateView>
  )
}

/** Gifts and the page that has them, the easiest to come by first. */
const WAYS = [
  { id: 'rose', path: '/EbusinessShop' },
  { id: 'peach', path: '/loveTree/pop' },
  { id: 'meteor', path: '/activityNew/inviteFriends' },
  { id: 'castle', path: '/constellation' },
] as const

/** What I could get next: what I do not have. */
const next = (holdings: readonly GiftHolding[]) =>
  WAYS.filter(({ id }) => holdings.every(({ gift }) => gift.id !== id))

/** A free compartment: a gift to come, and the way to it. */
function Free({ id, path }: Partial<(typeof WAYS)[number]>) {
  const t = useT<typeof zh>()
  if (!id) return <li className={styles.free} aria-hidden="true" />
  return (
    <li className={styles.free}>
      <a href={path} data-track="way" data-next>
        <span className={styles.art}>
          {drawGift({ id, kind: 'gift', name: '', amount: 1, days: 0, image: '' })}
        </span>
        <small>{t(`ways.${id}`)}</small>
      </a>
    </li>
  )
}
