import type { DatedEvent } from '#shared/api/group-event'
import { PhaseClock, ToRunning } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../_family/emblem/index.ts'
import theme from '../_family/theme.module.css'
import { useYear } from '../_family/use-year.ts'
import type zh from './locales/zh.json'
import styles from './MapPage.module.css'
import { Road, RoadSkeleton } from './road/Road.tsx'

/** The hero's sea: waves, a compass, a sail on its way, and the coast where the road begins. */
const Sea = () => (
  <>
    <svg viewBox="0 0 375 240" className={styles.sea} aria-hidden="true">
      <path
        className={styles.waves}
        d="M16 118q9-9 18 0t18 0M44 196q9-9 18 0t18 0M300 172q9-9 18 0t18 0M318 226q8-8 16 0t16 0M190 190q8-8 16 0t16 0M150 32q8-8 16 0t16 0M24 52q7-7 14 0t14 0"
      />
      <g className={styles.compass} transform="translate(320 104)">
        <circle r="33" />
        <circle r="27" />
        <path className={styles.rose} d="M0-40l7 33 33 7-33 7-7 33-7-33-33-7 33-7z" />
        <path
          className={styles.north}
          d="M0-40l7 33-7 7z M0 40l-7-33 7-7z M40 0l-33 7-7-7z M-40 0l33-7 7 7z"
        />
      </g>
      <g transform="translate(112 22)">
        <g className={styles.ship}>
          <path className={styles.sail} d="M52 128q22 14 2 38zM48 122q-24 20-20 44h20z" />
          <path className={styles.hull} d="M22 170h60q-4 16-16 16H38q-12 0-16-16z" />
          <path className={styles.mast} d="M50 118v52" />
        </g>
      </g>
    </svg>
    <svg viewBox="0 0 375 84" className={styles.shore} aria-hidden="true">
      <path className={styles.surf} d="M0 14q40-22 84-12t84-4 96 10 111-8v84H0z" />
      <path className={styles.coast} d="M0 24q40-20 84-10t84-4 96 10 111-8v74H0z" />
    </svg>
  </>
)

/** The year's team events as stops of one road: behind a person the champions, ahead what comes. */
export function MapPage() {
  const t = useT<typeof zh>()
  const { call, running, coming } = useYear()
  const here = running ?? coming[0]
  return (
    <ThemeRoot className={`${theme.theme} ${styles.map}`}>
      <header className={styles.hero}>
        <Sea />
        <a className={styles.back} href="/activityNew/group/index" data-track="calendar">
          {t('calendar')}
        </a>
        <ActivityRules activityId={running?.activityId} className={styles.rules} />
        <div className={styles.cartouche}>
          <p className={styles.over}>{t('title.over')}</p>
          <h1 className={styles.title}>{t('title.main')}</h1>
        </div>
        <Here event={here} waits={call.status === 'loading'} onEnd={() => void call.refetch()} />
      </header>
      <div className={styles.land}>
        <StateView
          call={call}
          skeleton={<RoadSkeleton />}
          isEmpty={({ events }) => !events.length}
          emptyText={t('none')}
          emptyAct={<ToRunning />}
        >
          {({ events }) => <Road events={events} here={here} />}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The current or next event, with links to its page and to its stop. */
function Here(props: { event: DatedEvent | undefined; waits: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const { event, waits } = props
  return (
    <div className={styles.here} aria-busy={waits || undefined} data-expose="here">
      {event ? (
        <>
          <Emblem of={event.activityId} className={styles.emblem} />
          <div className={styles.words}>
            <PhaseClock
              className={styles.clock}
              alone
              schedule={event}
              say={(phase) => t(phase === 'coming' ? 'here.next' : 'here.now')}
              onEnd={props.onEnd}
            />
            <b className={styles.name}>{event.name}</b>
          </div>
          <a className={styles.go} href="#here" data-track="to-here">
            {t('here.show')}
          </a>
        </>
      ) : (
        <p className={styles.quiet}>{t(waits ? 'here.waits' : 'here.rest')}</p>
      )}
    </div>
  )
}
