import { useEffect, useState } from 'react'
import { getHallWeek } from '#shared/api/activity'
import { type HallEvent, listHallEvents } from '#shared/api/hall-event'
import { ToRunning, usePhaseEnd } from '#shared/campaign/phase'
import { Rules } from '#shared/campaign/rules'
import { onSocketData } from '#shared/features/socket-data'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { useQuery } from '#shared/runtime/request'
import { Agenda } from '../_family/Agenda.tsx'
import { Sky } from '../_family/Sky.tsx'
import theme from '../_family/theme.module.css'
import { EventLine } from './EventLine.tsx'
import styles from './HallsPage.module.css'
import type zh from './locales/zh.json'
import { Notices } from './Notices.tsx'

/** How long an app may take to name the hall that opened the page, in ms. */
const APP_MS = 1000

/** The hall that the page is about: '' for all of them; undefined while it waits for the app to name it. */
function useRoom(): [roomId: string | undefined, set: (roomId: string) => void] {
  const [roomId, set] = useState<string>()
  useEffect(() => {
    const named = address().roomId
    if (named || !bridge.inApp) return set(named)
    const timer = setTimeout(set, APP_MS, '')
    const stop = onSocketData((data) => {
      const pushed = (Object(data) as { roomId?: unknown }).roomId
      if (typeof pushed !== 'string' && typeof pushed !== 'number') return
      clearTimeout(timer)
      set(String(pushed))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return [roomId, set]
}

/** What halls have planned for the week; of one hall, where the address or the app names it. */
export function HallsPage() {
  const t = useT<typeof zh>()
  const common = useT<typeof runtime>('runtime')
  const [roomId, setRoom] = useRoom()
  const [listening, listen] = useState<HallEvent['hall']>()
  const week = useQuery(getHallWeek, {})
  const call = useQuery(listHallEvents, { roomId: roomId || undefined }, { enabled: roomId !== undefined })
  usePhaseEnd(call.data, call.refetch)
  const waits = (
    <>
      {roomId === undefined && <p className={styles.starting}>{common('common.initializing')}</p>}
      <Skeleton height={132} lines={3} radius={16} className={styles.waits} />
    </>
  )
  return (
    <ThemeRoot className={theme.theme}>
      <Sky night halls>
        <h1>{week.data?.name ?? t('title')}</h1>
        <p>{week.data?.subtitle ?? t('lead')}</p>
        <Rules call={week} title={t('about')} className={styles.about} />
      </Sky>
      <div className={styles.page} data-expose="events">
        <StateView
          call={call}
          skeleton={waits}
          isEmpty={(events) => events.length === 0}
          emptyText={t(roomId ? 'noneHere' : 'none')}
          emptyAct={<ToRunning />}
        >
          {(events) => <Week events={events} call={call} onListen={listen} />}
        </StateView>
        {roomId && call.status !== 'loading' && (
          <div className={styles.one}>
            <p>{t('oneHall')}</p>
            <Button size="s" look="ghost" track="all-halls" onClick={() => setRoom('')}>
              {t('allHalls')}
            </Button>
          </div>
        )}
      </div>
      <Notices hall={listening} onClose={() => listen(undefined)} />
      <OpenInApp />
    </ThemeRoot>
  )
}

function Week(props: {
  events: HallEvent[]
  call: Parameters<typeof EventLine>[0]['call']
  onListen: (hall: HallEvent['hall']) => void
}) {
  const t = useT<typeof zh>()
  const left = props.events.filter(({ phase }) => phase === 'coming' || phase === 'running')
  if (left.length === 0) return <Notice mood="empty" text={t('over')} />
  return (
    <Agenda events={left}>
      {(event) => <EventLine event={event} call={props.call} onListen={() => props.onListen(event.hall)} />}
    </Agenda>
  )
}
