import { useEffect, useState } from 'react'
import { getEmojiExchanges, getMagicEmoji } from '#shared/api/magic-emoji'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { Counter } from './counter/Counter.tsx'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'

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
