import { useState } from 'react'
import type { InferOutput } from 'valibot'
import type { GiftPack } from '#shared/api/gift-pack'
import { buyPaidGiftPack, getGiftPack, getGiftPacks } from '#shared/api/gift-pack'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { RewardArt } from '#shared/campaign/reward'
import { Rules } from '#shared/campaign/rules'
import { SpendConfirm } from '#shared/campaign/spend-confirm'
import { toLogin, useNobody } from '#shared/features/login'
import { update, useSpendMutation, useWon } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useRewardCount } from '#shared/kit/reward-count'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { drawGift, GiftArt } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './PackPage.module.css'
import { Parcel } from './Parcel.tsx'

type Offer = InferOutput<(typeof getGiftPack)['output']>
type Sale = InferOutput<(typeof buyPaidGiftPack)['output']>

/** No such pack. */
const UNKNOWN = 4040

/** One pack (`?packId=`, else the newcomers'): what is in it, what it costs, buying it and the unwrapping. */
export function PackPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getGiftPack, ({ param }) => ({ packId: param('packId') || undefined }))
  const unknown = call.status === 'failed' && call.error?.code === UNKNOWN
  return (
    <ThemeRoot className={styles.theme}>
      <div className={styles.page}>
        {unknown ? (
          <Notice mood="sad" text={t('unknown')} />
        ) : (
          <>
            <h1 className={styles.title}>{call.data?.pack.name ?? t('title')}</h1>
            <Rules call={call} className={styles.rules} />
            <StateView call={call} skeleton={<Skeleton height={430} />}>
              {(offer) => <Offered offer={offer} call={call} />}
            </StateView>
          </>
        )}
        {call.status !== 'loading' && <Others now={call.data?.pack.id} />}
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

function Offered({ offer, call }: { offer: Offer; call: Query<Offer> }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const { pack, balance } = offer
  const [asking, setAsking] = useState(false)
  const { won, show, close } = useWon<Sale['granted'][number]>()
  const { spend, busy, open } = useSpendMutation<{ packId: string; price: number }, Sale>(buyPaidGiftPack, {
    isSame: (pending, { packId }) => pending.packId === packId,
    updates: [
      update(call, ({ balance: left, pack: now }) => (shown) => ({ ...shown, balance: left, pack: now })),
    ],
    onSettled: () => setAsking(false),
    onSuccess: ({ granted }) => show(granted),
  })
  const mine = open?.packId === pack.id
  const why = mine || pack.state === 'onSale' ? undefined : t(`state.${pack.state}`)
  const buy = () => {
    if (nobody) return toLogin()
    setAsking(true)
  }
  return (
    <>
      <p className={styles.desc}>{pack.desc}</p>
      <Parcel pack={pack} shaking={busy} unwrapped={won.open} />
      <Contents pack={pack} />
      <div className={styles.price}>
        <b>{t('coins', { count: formatAmount(pack.price) })}</b>
        {pack.usualPrice > pack.price && (
          <span className={styles.usual}>{t('usual', { price: formatAmount(pack.usualPrice) })}</span>
        )}
      </div>
      <Button block size="l" reason={why} track="buy" onClick={buy}>
        {mine ? t('check') : why ? why : t('buy')}
      </Button>
      <p className={styles.limits}>
        {pack.limit > 0 && (
          <span>{t(`limit.${pack.period}`, { bought: pack.bought, limit: pack.limit })}</span>
        )}
        {pack.stock !== null && (
          <span>{t('stock', { count: pack.stock, pieces: formatAmount(pack.stock) })}</span>
        )}
        {pack.endsAt !== null && pack.state !== 'over' && (
          <span>
            {t('ends')} <Countdown look="plain" target={pack.endsAt} onEnd={() => void call.refetch()} />
          </span>
        )}
      </p>
      <SpendConfirm
        open={asking}
        title={t('ask', { name: pack.name })}
        price={pack.price}
        balance={balance}
        unknown={mine}
        busy={busy}
        track="confirm-buy"
        onConfirm={() => void spend({ packId: pack.id, price: pack.price })}
        onCancel={() => setAsking(false)}
      />
      <ClaimPopup won={won} title={t('bought')} draw={drawGift} onClose={close} />
    </>
  )
}

/** What is in the pack, all of it. */
function Contents({ pack }: { pack: GiftPack }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <section aria-label={t('inside')} data-expose="contents">
      <ul className={styles.contents}>
        {pack.rewards.map((reward) => (
          <li key={`${reward.id} ${reward.days}`}>
            <GiftArt gift={reward} className={styles.art} />
            <b>{reward.name}</b>
            <small>{countOf(reward) || '×1'}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Other available packs, each a link to its page. Optional: the page works without them. */
function Others({ now }: { now: string | undefined }) {
  const t = useT<typeof zh>()
  const { data } = useQuery(getGiftPacks, {})
  const packs = data?.packs.filter(({ id, state }) => id !== now && state === 'onSale') ?? []
  if (!packs.length) return null
  return (
    <section className={styles.others} data-expose="others">
      <h2>{t('others')}</h2>
      <ul>
        {packs.map(({ id, name, price, rewards: [first] }) => (
          <li key={id}>
            <a href={`/giftPack?packId=${id}`} data-track="other">
              <span className={styles.art}>{first && <RewardArt reward={first} draw={drawGift} />}</span>
              <b>{name}</b>
              <small>{t('coins', { count: formatAmount(price) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
