import { getEmojiExchanges, getMagicEmoji } from '#shared/api/magic-emoji'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Doors } from '../_family/doors/Doors.tsx'
import { FeedRow } from '../_family/feed/FeedRow.tsx'
import type family from '../_family/locales/zh.json'
import { Panel } from '../_family/panel/Panel.tsx'
import { Plate } from '../_family/plate/Plate.tsx'
import { Rules } from '../_family/rules/Rules.tsx'
import theme from '../_family/theme.module.css'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { Mine } from './mine/Mine.tsx'
import { Playground } from './play/Playground.tsx'
import { Leaders } from './teaser/Leaders.tsx'

/** Number of rows and polling interval. */
const ROWS = 4
const RENEWED_MS = 30_000

/** Who took which toy home lately. */
function Lately({ live }: { live: boolean }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const feed = useQuery(getEmojiExchanges, { pageSize: ROWS }, live ? { pollMs: RENEWED_MS } : {})
  return (
    <Panel title={t('feed.title')} expose="feed">
      <StateView
        call={feed}
        skeleton={<Skeleton height={44} lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={own('feed.empty')}
      >
        {({ list }) => (
          <ul>
            {list.slice(0, ROWS).map((exchange) => (
              <FeedRow key={exchange.id} exchange={exchange} />
            ))}
          </ul>
        )}
      </StateView>
    </Panel>
  )
}

/** The way in: the toy box, every emoji to be tried, what is mine, who leads and who has just been here. */
export function LandingPage() {
  const t = useT<typeof zh>()
  const shop = useQuery(getMagicEmoji, {})
  return (
    <ThemeRoot className={theme.theme}>
      <Hero schedule={shop.data} onPhaseEnd={() => void shop.refetch()} />
      <Rules activityId={shop.data?.activityId} />
      <Doors here="box" />
      <Plate call={shop} isEmpty={({ emoji }) => emoji.length === 0} emptyText={t('empty')}>
        {(open) => (
          <>
            <Playground shop={open} />
            <Mine shop={open} />
            <Leaders settled={open.phase === 'settled'} />
            <Lately live={open.phase === 'running'} />
          </>
        )}
      </Plate>
      <OpenInApp />
    </ThemeRoot>
  )
}
