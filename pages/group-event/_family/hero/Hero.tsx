import type { ActivityInfo } from '#shared/api/activity'
import type { GroupEvent, GroupPrizes } from '#shared/api/group-event'
import { Rules } from '#shared/campaign/rules'
import type { Query } from '#shared/runtime/request'
import { Race } from '../race/Race.tsx'
import { useEdition } from '../use-edition.ts'
import { EventTitle } from './EventTitle.tsx'
import styles from './Hero.module.css'
import { HeroAct } from './HeroAct.tsx'
import { PhaseRibbon } from './PhaseRibbon.tsx'
import { Stamp } from './Stamp.tsx'

/** The first screen: the date's world, its title, the race of the groups, the time that is left and the grand prize. */
export function Hero(props: {
  call: Query<GroupEvent>
  info: Query<ActivityInfo>
  prizes: Query<GroupPrizes>
  onPhaseEnd: () => void
}) {
  const { motif } = useEdition()
  const event = props.call.data
  return (
    <header className={styles.hero} data-expose="race">
      <motif.Scenery />
      <Stamp />
      <Rules call={props.info} className={styles.rules} />
      <EventTitle startAt={event?.startAt} endAt={event?.endAt} />
      <Race event={event} />
      <PhaseRibbon event={event} failed={props.call.status !== 'loading'} onEnd={props.onPhaseEnd} />
      <HeroAct call={props.call} prizes={props.prizes} />
    </header>
  )
}
