import { getActivityInfo } from '#shared/api/activity'
import { getContribution, getGroupPrizes, getGroupTasks } from '#shared/api/group-event'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useQuery } from '#shared/runtime/request'
import { BeforeData } from './BeforeData.tsx'
import type { Edition } from './edition.ts'
import { GroupEventBody } from './GroupEventBody.tsx'
import styles from './GroupEventPage.module.css'
import { Hero } from './hero/Hero.tsx'
import { EditionContext } from './use-edition.ts'
import { useRace } from './use-race.ts'

/** The page of a dated group event: `edition` is all that dates differ in. */
export function GroupEventPage({ edition }: { edition: Edition }) {
  const { activityId } = edition
  const event = useRace(activityId)
  const tasks = useQuery(getGroupTasks, { activityId })
  const contribution = useQuery(getContribution, { activityId })
  // What nobody sees in the first moment waits for what everybody sees.
  const later = { enabled: event.status !== 'loading' }
  const info = useQuery(getActivityInfo, { id: activityId }, later)
  const prizes = useQuery(getGroupPrizes, { activityId }, later)
  const reloadAll = () => {
    for (const call of [event, tasks, contribution, prizes]) void call.refetch()
  }
  return (
    <EditionContext value={edition}>
      <ThemeRoot className={edition.theme}>
        <Hero call={event} info={info} prizes={prizes} onPhaseEnd={reloadAll} />
        {event.data ? (
          <>
            <div className={styles.notice}>
              <StateView call={event} skeleton={null}>
                {() => null}
              </StateView>
            </div>
            <GroupEventBody event={event.data} calls={{ event, tasks, prizes, contribution }} />
          </>
        ) : (
          <BeforeData call={event} />
        )}
        <OpenInApp />
      </ThemeRoot>
    </EditionContext>
  )
}
