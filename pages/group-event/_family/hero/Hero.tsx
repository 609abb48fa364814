import type { ActivityInfo } from '#shared/api/activity'
import type { GroupEvent, GroupPrizes } from '#shared/api/group-event'
import { PhaseClock } from '#shared/campaign/phase'
import { Rules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Race } from '../race/Race.tsx'
import { useEdition } from '../use-edition.ts'
import { EventTitle } from './EventTitle.tsx'
import styles from './Hero.module.css'
import { HeroAct } from './HeroAct.tsx'

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

/** What the event is doing now, and how long still, by the server's clock. */
function PhaseRibbon(props: { event: GroupEvent | undefined; failed: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <PhaseClock
      className={styles.ribbon}
      schedule={props.event}
      say={(phase) => t(`phase.${phase}`)}
      before={t(props.failed ? 'phase.failed' : 'phase.loading')}
      onEnd={props.onEnd}
    />
  )
}

/** The filter `#stamp`: the gaps of a worn seal, on the title and on my group. */
function Stamp() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id="stamp">
        <feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="2" seed="5" result="rough" />
        <feDisplacementMap in="SourceGraphic" in2="rough" scale="2" result="ink" />
        <feColorMatrix in="rough" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 6.2" result="dry" />
        <feComposite in="ink" operator="in" in2="dry" />
      </filter>
    </svg>
  )
}
