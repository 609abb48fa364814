import { getCaptainConfig } from '#shared/api/captain'
import type { FastLane } from '#shared/api/captain-task'
import { type CaptainOverview, getCaptainTasks } from '#shared/api/captain-task'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { Winners } from '#shared/campaign/winners'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { useTaskClaim } from '../_family/claim/use-task-claim.ts'
import { OverviewView } from '../_family/overview/OverviewView.tsx'
import { UpdatedAt } from '../_family/overview/UpdatedAt.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import styles from './FastLanePage.module.css'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import { Pay } from './pay/Pay.tsx'
import { Road } from './Road.tsx'
import { Standing } from './Standing.tsx'

/** The first fourteen days of a new captain: beacons by hour, the ladder of levels, what an hour pays. */
export function FastLanePage() {
  const overview = useQuery(getCaptainTasks, {})
  const config = useQuery(getCaptainConfig, {})
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero lane={overview.data?.fastLane} config={config} onPhaseEnd={overview.refetch} />
      <OverviewView
        call={overview}
        className={styles.first}
        skeleton={<Skeleton height={92} lines={4} className={styles.row} />}
      >
        {(data) => <Lane call={overview} data={data} />}
      </OverviewView>
      <Pay call={config} captain={overview.data?.captain} />
      <OpenInApp />
    </ThemeRoot>
  )
}

function Lane({ call, data }: { call: Query<CaptainOverview>; data: CaptainOverview }) {
  const claims = useTaskClaim(call)
  const { fastLane: lane, captain } = data
  if (!lane) return <NotNew className={styles.first} />
  return (
    <>
      <Standing lane={lane} captain={captain} className={styles.first} />
      <UpdatedAt at={data.updatedAt} />
      <Finishers finishers={lane.finishers} />
      <Road lane={lane} claims={claims} />
      <ClaimPopup won={claims.won} draw={drawPrize} onClose={claims.close} />
    </>
  )
}

/** Who reached the last beacon of a settled lane, fastest first. */
function Finishers({ finishers }: Pick<FastLane, 'finishers'>) {
  const t = useT<typeof zh>()
  if (!finishers.length) return null
  return (
    <Plate title={t('finishers.title')} expose="finishers">
      <Winners
        winners={finishers.map((each, at) => ({
          ...each,
          rank: at + 1,
          figure: t('finishers.days', { count: each.days }),
        }))}
      />
    </Plate>
  )
}

/** To captains who have left the lane behind: it is for new ones. */
function NotNew({ className }: { className?: string }) {
  const t = useT<typeof zh>()
  return (
    <Plate className={className} title={t('notNew.title')}>
      <p className={styles.text}>{t('notNew.text')}</p>
      <a className={styles.on} href="/captainTask" data-track="duties">
        {t('notNew.on')}
      </a>
    </Plate>
  )
}
