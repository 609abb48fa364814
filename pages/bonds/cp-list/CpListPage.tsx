import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { type CpDetail, getCp, setCp } from '#shared/api/cp'
import { CampaignClock } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { TopPrize } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { update, useMutation } from '#shared/features/mutation'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import theme from '../_family/cp-theme.module.css'
import type family from '../_family/locales/zh.json'
import { Recommended } from '../_family/Recommended.tsx'
import { Couples } from './Couples.tsx'
import styles from './CpListPage.module.css'
import type zh from './locales/zh.json'

/** My state: asking, asked, paired. */
const MINE = '/activityNew/cpActive'

/** The couples by their sweetness, what the first places receive, and people to meet for who is single. */
export function CpListPage() {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const call = useQuery(getCp, {})
  const [tab, setTab] = useState<'ranks' | 'prizes' | 'people'>('ranks')
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.hero}>
        <svg viewBox="0 0 375 110" preserveAspectRatio="none" className={styles.skyline} aria-hidden="true">
          <path d="M0 110V62h36V40h30v34h24V28h40v46h30V50h34v24h26V20h40v54h28V44h34v30h24V60h29v50z" />
          <g>
            {WINDOWS.map(([x, y]) => (
              <rect key={`${x} ${y}`} x={x} y={y} width="5" height="7" />
            ))}
          </g>
        </svg>
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
        <h1>{t('title')}</h1>
        <p>{t('pitch')}</p>
        <CampaignClock className={styles.clock} call={call} say={(now) => f(`phase.${now}`)} />
        <TopPrize
          className={styles.top}
          label={t('first')}
          rewards={call.data?.prizes[0]?.rewards}
          draw={drawPrize}
        />
        <a className={styles.mine} href={MINE} data-track="mine" data-next>
          {t('mine')}
        </a>
      </header>
      <div className={styles.body}>
        <Tabs
          label={t('title')}
          value={tab}
          onChange={setTab}
          track="tab"
          items={[
            { id: 'ranks', label: t('tabs.ranks'), panel: () => <Couples over={isOver(call.data?.phase)} /> },
            {
              id: 'prizes',
              label: t('tabs.prizes'),
              panel: () => (
                <StateView call={call} skeleton={<Skeleton height={56} lines={4} />}>
                  {({ prizes }) => <PlacePrizes className={styles.places} places={prizes} ties />}
                </StateView>
              ),
            },
            { id: 'people', label: t('tabs.people'), panel: () => <Meet call={call} /> },
          ]}
        />
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

const WINDOWS = [
  [44, 52],
  [54, 52],
  [44, 68],
  [100, 40],
  [112, 40],
  [100, 58],
  [112, 76],
  [170, 62],
  [182, 62],
  [228, 34],
  [242, 34],
  [228, 54],
  [242, 72],
  [290, 56],
  [302, 56],
  [356, 72],
] as const

/** People to ask, once it is known that I am free. */
function Meet({ call }: { call: Query<CpDetail> }) {
  const t = useT<typeof zh>()
  const asking = useMutation(setCp, {
    updates: [update(call, (detail: CpDetail) => detail)],
  })
  return (
    <StateView call={call} skeleton={<Skeleton height={84} lines={4} />}>
      {({ phase, state }) => (
        <>
          {state === 'asking' && (
            <a className={styles.asked} href={MINE} data-expose="asked" data-track="asked">
              {t('asked')}
            </a>
          )}
          <Recommended
            why={
              phase === 'running'
                ? state === 'single'
                  ? undefined
                  : t(`why.${state}`)
                : t(phase === 'coming' ? 'why.coming' : 'why.over')
            }
            busy={asking.busy}
            onAsk={(toUserId) => asking.run({ toUserId, what: 'ask' })}
          />
        </>
      )}
    </StateView>
  )
}
