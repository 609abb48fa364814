import { useEffect, useEffectEvent, useState } from 'react'
import { getEmojiExchanges, getMagicEmoji } from '#shared/api/magic-emoji'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import { FeedRow } from '../_family/feed/FeedRow.tsx'
import type family from '../_family/locales/zh.json'
import type { Emoji, EmojiShop, OutputOf } from '../_family/magic-emoji.ts'
import { Panel } from '../_family/panel/Panel.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { Sweet } from '../_family/toys/Sweet.tsx'
import { Toy } from '../_family/toys/Toy.tsx'
import { useCounter } from './counter/use-counter.ts'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { Packs } from './packs/Packs.tsx'
import blisterStyles from './shelf/Blister.module.css'
import styles from './shelf/Shelf.module.css'

const loadSheets = () => import('./sheets/index.ts')

/** Everything on offer, and the dialogs for exchanging and buying it. */
function Counter(props: {
  call: Query<EmojiShop>
  shop: EmojiShop
  feed: Query<OutputOf<typeof getEmojiExchanges>>
}) {
  const { call, shop, feed } = props
  const counter = useCounter(call, feed.refetch)
  const wanted = counter.open || counter.busy || !!counter.unconfirmed
  const sheets = useLater(loadSheets, wanted, counter.close)
  // `?emoji=cat`, as from the toy box
  const arrive = useEffectEvent(() => {
    const id = address().param('emoji')
    if (shop.emoji.some((each) => each.id === id)) counter.ask({ what: 'emoji', id: id ?? '' })
  })
  useEffect(() => arrive(), [])
  return (
    <>
      {sheets && <sheets.Unconfirmed shop={shop} counter={counter} />}
      <Shelf shop={shop} onChoose={(id) => counter.ask({ what: 'emoji', id })} />
      <Packs shop={shop} onChoose={(id) => counter.ask({ what: 'pack', id })} />
      <Feed call={feed} onAll={() => counter.ask({ what: 'records', id: '' })} />
      {sheets && <sheets.Sheets shop={shop} counter={counter} />}
    </>
  )
}

/** Polling interval while the campaign runs: the stock is shared by all. */
const RENEWED_MS = 20_000
/** Rows of the feed on the page. */
const ROWS = 5

/** The emoji shop: shelves, candy packs, and who has just taken what. */
export function ShopPage() {
  const t = useT<typeof zh>()
  const [live, setLive] = useState(false)
  const shop = useQuery(getMagicEmoji, {}, live ? { pollMs: RENEWED_MS } : {})
  const phase = shop.data?.phase
  useEffect(() => setLive(phase === 'running'), [phase])
  const feed = useQuery(getEmojiExchanges, { pageSize: ROWS })
  return (
    <ThemeRoot className={theme.theme}>
      <Hero shop={shop.data} onPhaseEnd={() => void shop.refetch()} />
      <Rules activityId={shop.data?.activityId} />
      <Doors here="shop" />
      <Plate
        call={shop}
        isEmpty={({ emoji, packs }) => emoji.length + packs.length === 0}
        emptyText={t('empty')}
      >
        {(open) => <Counter call={shop} shop={open} feed={feed} />}
      </Plate>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The pegboard with the emoji, each in its pack. */
function Shelf({ shop, onChoose }: { shop: EmojiShop; onChoose: (id: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.board} data-expose="shelf">
      <h2 className={styles.title}>{t('shelf')}</h2>
      <ul className={styles.shelf}>
        {shop.emoji.map((emoji) => (
          <Blister
            key={emoji.id}
            emoji={emoji}
            currency={shop.currency}
            onChoose={() => onChoose(emoji.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The newest exchanges, and the way to all of them. */
function Feed(props: { call: Query<OutputOf<typeof getEmojiExchanges>>; onAll: () => void }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  return (
    <Panel
      title={t('feed.title')}
      expose="feed"
      aside={
        <Button look="quiet" size="s" track="records" aria-haspopup="dialog" onClick={props.onAll}>
          {t('feed.all')}
        </Button>
      }
    >
      <StateView
        call={props.call}
        skeleton={<Skeleton height={44} lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={own('feed.empty')}
      >
        {({ list }) => (
          <ul>
            {list.map((exchange) => (
              <FeedRow key={exchange.id} exchange={exchange} />
            ))}
          </ul>
        )}
      </StateView>
    </Panel>
  )
}

/** One emoji in a pack that hangs on a peg: how long it lasts, how many are left, its price. */
function Blister(props: { emoji: Emoji; currency: string; onChoose: () => void }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { id, name, image, days, stock, total, price, state, mine } = props.emoji
  return (
    <li>
      <button
        type="button"
        className={blisterStyles.pack}
        data-toy={id}
        data-state={state}
        data-track="emoji"
        aria-haspopup="dialog"
        onClick={props.onChoose}
      >
        <b className={blisterStyles.name}>{name}</b>
        <span className={blisterStyles.window}>
          <Toy id={id} image={image} className={blisterStyles.toy} />
          <span className={blisterStyles.days}>
            {days > 0 ? own('days', { count: days }) : own('forever')}
          </span>
          {mine && <span className={blisterStyles.mine}>{t('mine')}</span>}
          {state !== 'onSale' && <b className={blisterStyles.stamp}>{own(`state.${state}`)}</b>}
        </span>
        <span className={blisterStyles.stock}>
          <i className={blisterStyles.gauge}>
            <i style={{ transform: `scaleX(${total > 0 ? Math.min(1, stock / total) : 0})` }} />
          </i>
          <span>{t('left', { count: stock })}</span>
        </span>
        <span className={blisterStyles.price}>
          <Sweet id="candy" className={blisterStyles.candy} />
          {formatAmount(price)} <span className={blisterStyles.currency}>{props.currency}</span>
        </span>
      </button>
    </li>
  )
}
