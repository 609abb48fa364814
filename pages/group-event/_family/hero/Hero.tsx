import type { ActivityInfo } from '#shared/api/activity'
import type { GroupEvent } from '#shared/api/group-event'
import { Rules } from '#shared/campaign/rules'
import type { Call } from '#shared/runtime/request'
import { useMotif } from '../motif.ts'
import styles from './Hero.module.css'
import { PhaseRibbon } from './PhaseRibbon.tsx'
import { Race } from './Race.tsx'
import { SeasonTitle } from './SeasonTitle.tsx'

/** The first screen: the date's world, its title, the race of the groups and the time that is left. */
export function Hero(props: { call: Call<GroupEvent>; info: Call<ActivityInfo>; onPhaseEnd: () => void }) {
  const { Scenery } = useMotif()
  const event = props.call.data
  return (
    <header className={styles.hero} data-expose="race">
      <Scenery />
      <Rules call={props.info} className={styles.rules} />
      <SeasonTitle startAt={event?.startAt} endAt={event?.endAt} />
      <Race event={event} />
      <PhaseRibbon event={event} failed={props.call.status !== 'loading'} onEnd={props.onPhaseEnd} />
    </header>
  )
}
