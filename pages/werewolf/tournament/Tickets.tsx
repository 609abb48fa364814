import { useState } from 'react'
import { getPlayerItems, type WerewolfTicketState } from '#shared/api/werewolf-games'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Tickets.module.css'

/** What a state looks like beside its word. */
const SIGNS: Readonly<Record<WerewolfTicketState, string>> = {
  inMatch: 'M8 5l8 5-8 5z',
  pendingAward: 'M6 4h8M6 16h8M7 4c0 6 6 6 6 12M13 4c0 6-6 6-6 12',
  noAward: 'M5 10h10',
  awarded: 'M10 3l2 5 5 .4-4 3.3 1.3 5L10 14l-4.3 2.7L7 11.7 3 8.4l5-.4z',
  expired: 'M5 5l10 10M15 5L5 15',
  permanent: 'M10 10c-2-4-7-4-7 0s5 4 7 0 7-4 7 0-5 4-7 0z',
}

/** My tickets, of one state or all; a limited one counts down, and is refetched when its time has come. */
export function Tickets() {
  const t = useT<typeof zh>()
  const [state, setState] = useState<WerewolfTicketState>()
  const all = useQuery(getPlayerItems, { pageNum: 1, pageSize: 1 })
  const tickets = usePaged(getPlayerItems, { state })
  const reload = () => Promise.all([all.refetch(), tickets.refetch()])
  return (
    <>
      <ul className={styles.states} data-expose="ticket-states">
        {all.data?.byState.map(({ state: each, count }) => (
          <li key={each}>
            <button
              type="button"
              className={styles.state}
              data-state={each}
              data-track="ticket-state"
              aria-pressed={each === state}
              onClick={() => setState(each === state ? undefined : each)}
            >
              <Sign of={each} />
              {t(`tickets.${each}`)}
              <b>{count}</b>
            </button>
          </li>
        ))}
      </ul>
      <Feed
        list={tickets}
        label={t('tabs.tickets')}
        className={styles.tickets}
        keyOf={({ id }) => id}
        waiting={{ height: 76, lines: 3 }}
        emptyText={t('tickets.none')}
        row={(ticket) => (
          <li className={styles.ticket} data-state={ticket.state}>
            <div className={styles.what}>
              <b>{ticket.name}</b>
              <small>
                {ticket.expiresAt === null
                  ? t('tickets.forEver')
                  : t('tickets.until', { at: formatDate(ticket.expiresAt, 'minute') })}
              </small>
              {ticket.state === 'inMatch' && !ticket.gameId && ticket.expiresAt !== null && (
                <Countdown look="plain" target={ticket.expiresAt} onEnd={() => void reload()} />
              )}
            </div>
            <span className={styles.stamp}>
              <Sign of={ticket.state} />
              {t(`tickets.${ticket.state}`)}
              {ticket.gameId && ticket.state !== 'inMatch' && (
                <a
                  href={`/competitionInfo/gameInfo?gameId=${encodeURIComponent(ticket.gameId)}`}
                  data-track="ticket-game"
                >
                  {t('tickets.game')}
                </a>
              )}
            </span>
          </li>
        )}
      />
    </>
  )
}

const Sign = ({ of }: { of: WerewolfTicketState }) => (
  <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
)
