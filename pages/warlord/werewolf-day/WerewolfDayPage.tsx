import { getCaptainConfig } from '#shared/api/captain'
import { type CaptainOverview, getCaptainTasks } from '#shared/api/captain-task'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { ThemeRoot } from '#shared/kit/theme-root'
import { type Query, useQuery } from '#shared/runtime/request'
import { useTaskClaim } from '../_family/claim/use-task-claim.ts'
import { OverviewView } from '../_family/overview/OverviewView.tsx'
import { UpdatedAt } from '../_family/overview/UpdatedAt.tsx'
import theme from '../_family/theme.module.css'
import { Bounties } from './Bounties.tsx'
import { Hero } from './Hero.tsx'
import { Leaders } from './Leaders.tsx'
import { Pay } from './Pay.tsx'
import { Slots } from './Slots.tsx'
import styles from './WerewolfDayPage.module.css'

/** A day of hosting werewolf games: its hours around the moon, those that count twice, and what mine are worth. */
export function WerewolfDayPage() {
  const overview = useQuery(getCaptainTasks, {})
  const config = useQuery(getCaptainConfig, {})
  const guest = overview.status === 'loggedOut'
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero day={overview.data?.werewolfDay} guest={guest} config={config} onTurn={overview.refetch} />
      <OverviewView
        call={overview}
        className={guest ? `${styles.first} ${styles.guest}` : styles.first}
        skeleton={<Skeleton height={84} lines={3} className={styles.row} />}
      >
        {(data) => <Day call={overview} data={data} />}
      </OverviewView>
      <OpenInApp />
    </ThemeRoot>
  )
}

function Day({ call, data }: { call: Query<CaptainOverview>; data: CaptainOverview }) {
  const claims = useTaskClaim(call)
  const { werewolfDay: day, captain } = data
  return (
    <>
      <Pay day={day} roomId={captain.roomId} className={styles.first} />
      <UpdatedAt at={data.updatedAt} />
      <Leaders leaders={day.leaders} />
      <Slots day={day} />
      <Bounties day={day} claims={claims} />
      <ClaimPopup won={claims.won} draw={drawPrize} onClose={claims.close} />
    </>
  )
}
