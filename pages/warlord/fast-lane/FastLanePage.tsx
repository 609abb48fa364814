import { useState } from 'react'
import type { CaptainConfig } from '#shared/api/captain'
import { getCaptainConfig } from '#shared/api/captain'
import type { FastLane, Milestone } from '#shared/api/captain-task'
import { type CaptainOverview, getCaptainTasks } from '#shared/api/captain-task'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { Winners } from '#shared/campaign/winners'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import type { Claims } from '../_family/claim/use-task-claim.ts'
import { useTaskClaim } from '../_family/claim/use-task-claim.ts'
import { Fire } from '../_family/fire/Fire.tsx'
import { OverviewView } from '../_family/overview/OverviewView.tsx'
import { UpdatedAt } from '../_family/overview/UpdatedAt.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import styles from './FastLanePage.module.css'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import { Calculator } from './pay/Calculator.tsx'
import { LevelDetail } from './pay/LevelDetail.tsx'
import { Stairs } from './pay/Stairs.tsx'
import roadStyles from './Road.module.css'
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

/** The road up the pass, the summit first: a beacon at each milestone, on one side and the other. */
function Road({ lane, claims }: { lane: FastLane; claims: Claims }) {
  const t = useT<typeof zh>()
  const reasonFor = ({ hours }: Milestone) => {
    if (lane.phase === 'running') return t('road.left', { count: hours - lane.hours })
    return t(lane.phase === 'coming' ? 'road.coming' : 'road.over')
  }
  return (
    <Plate title={t('road.title')} expose="road">
      <ol className={roadStyles.road} reversed>
        {[...lane.milestones].reverse().map((each) => (
          <li key={each.id} data-state={each.state} data-reached={lane.hours >= each.hours || undefined}>
            <i className={roadStyles.beacon}>
              {lane.hours >= each.hours && <Fire className={roadStyles.flame} />}
            </i>
            <div className={roadStyles.text}>
              <h3>
                <b>{each.hours}</b> {t('road.hours', { count: each.hours })}
              </h3>
              <RewardLine inline draw={drawPrize} rewards={each.rewards} />
              <ClaimButton
                state={each.state}
                reason={reasonFor(each)}
                busy={claims.busyId === each.id}
                track="lane-claim"
                onClaim={() => void claims.claim(each.id)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className={roadStyles.start}>{t('road.start')}</p>
    </Plate>
  )
}

type Captain = CaptainOverview['captain']

/** The ladder of levels and what an hour pays on each; open to everybody. `captain` is known once logged in. */
function Pay({ call, captain }: { call: Query<CaptainConfig>; captain?: Captain }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('pay.title')} expose="pay">
      <StateView
        call={call}
        skeleton={<Skeleton height={120} lines={2} />}
        isEmpty={({ levels }) => levels.length === 0}
      >
        {(config) => <Ladder config={config} captain={captain} />}
      </StateView>
    </Plate>
  )
}

function Ladder({ config, captain }: { config: CaptainConfig; captain?: Captain }) {
  const [picked, pick] = useState<number | null>(null)
  const { levels } = config
  // The level to come, until another is chosen: that is what the way is for.
  const wanted = picked ?? (captain ? captain.level + 1 : 1)
  const level = levels.find((each) => each.level === wanted) ?? levels[levels.length - 1]
  if (!level) return null
  return (
    <>
      <Stairs levels={levels} value={level.level} mine={captain?.level} onChange={pick} />
      <LevelDetail level={level} captain={captain} keptDays={config.levelKeptDays} />
      <Calculator level={level} rule={config.hours} issuedBefore={config.issuedBefore} />
    </>
  )
}
