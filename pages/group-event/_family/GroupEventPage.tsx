import { useState } from 'react'
import { getActivityInfo } from '#shared/api/activity'
import type { GroupEvent } from '#shared/api/group-event'
import { getContribution, getGroupEvent, getGroupPrizes, getGroupTasks } from '#shared/api/group-event'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import type { Edition } from './edition.ts'
import { GroupEventBody } from './GroupEventBody.tsx'
import styles from './GroupEventPage.module.css'
import { Hero } from './hero/Hero.tsx'
import type zh from './locales/zh.json'
import { Panel } from './panel/Panel.tsx'
import { Waiting } from './panel/Waiting.tsx'
import { EditionContext } from './use-edition.ts'

/** Polling interval of standings while the race runs, in ms. */
const RACE_MS = 20_000

/** The event with its standings: living while it runs, still before and after. */
function useRace(activityId: string): Query<GroupEvent> {
  const [racing, setRacing] = useState(false)
  const event = useQuery(getGroupEvent, { activityId }, { pollMs: racing ? RACE_MS : undefined })
  const running = event.data?.phase === 'running'
  if (running !== racing) setRacing(running)
  return event
}

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

/** The first panel while the event loads, or when that failed. */
function BeforeData({ call }: { call: Query<GroupEvent> }) {
  const t = useT<typeof zh>('family')
  return (
    <div className={styles.before}>
      <Panel title={t('groups.title')} expose="groups">
        <StateView call={call} skeleton={<Waiting rows={4} height={86} />}>
          {() => null}
        </StateView>
      </Panel>
    </div>
  )
}
