import { type NewYear, openRedPacket, type RedPacket } from '#shared/api/festival-acts'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { useAfterLogin } from '#shared/features/login'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { Skeleton } from '#shared/kit/skeleton'
import { useNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Packets.module.css'

/** State of a packet by the server's clock, without a request: midnight is the busiest moment. */
function stateAt({ state, at, until }: RedPacket, now: number | null): RedPacket['state'] {
  if (now === null || state === 'mine' || state === 'gone') return state
  if (now < at) return 'coming'
  return now < until ? 'open' : 'over'
}

/** The countdown to midnight, and the red packets around it. */
export function Packets({ year, data }: { year: Query<NewYear>; data: NewYear }) {
  const t = useT<typeof zh>()
  const now = useNow()
  const afterLogin = useAfterLogin()
  const { claim, claiming, won, close } = useClaimMutation(openRedPacket, {
    updates: [update(year, (answer) => answer.newYear)],
  })
  const states = data.packets.map((packet) => stateAt(packet, now))
  const began = now !== null && now >= data.midnight
  return (
    <section className={styles.packets} data-expose="packets">
      {began ? (
        <p className={styles.happy}>{t('happy')}</p>
      ) : (
        <div className={styles.count}>
          <p>{t('until')}</p>
          <Countdown target={data.midnight} />
        </div>
      )}
      <ul aria-label={t('packets')}>
        {data.packets.map((packet, index) => {
          const state = states[index] ?? packet.state
          return (
            <li key={packet.id} data-state={state}>
              <Envelope />
              <span className={styles.when}>
                <b>{formatDate(packet.at, 'time')}</b>
                <small>{formatDate(packet.at, 'day')}</small>
              </span>
              <span className={styles.note}>{t('portions', { count: packet.portions })}</span>
              {state === 'open' ? (
                <Button
                  size="s"
                  track="open-packet"
                  busy={claiming === packet.id}
                  onClick={afterLogin(() => claim({ packetId: packet.id }, packet.id))}
                >
                  {t('open')}
                </Button>
              ) : (
                <em>
                  {state === 'mine'
                    ? t('mine', { count: packet.coins, coins: formatAmount(packet.coins) })
                    : t(`state.${state}`)}
                </em>
              )}
            </li>
          )
        })}
      </ul>
      <ClaimPopup won={won} draw={drawPrize} title={t('won')} onClose={close} />
    </section>
  )
}

/** The clock before its time is there, and sealed packets. */
export const PacketsSkeleton = () => (
  <div className={styles.packets} aria-hidden="true">
    <div className={styles.count}>
      <Skeleton width={90} />
      <Skeleton width={180} height={32} />
    </div>
    <ul>
      {[1, 2, 3, 4].map((packet) => (
        <li key={packet}>
          <Envelope />
          <span className={styles.when}>
            <Skeleton width={58} height={18} />
          </span>
          <Skeleton width={120} />
        </li>
      ))}
    </ul>
  </div>
)

const Envelope = () => (
  <svg viewBox="0 0 40 48" aria-hidden="true">
    <path className={styles.paper} d="M4 2h32q3 0 3 3v38q0 3-3 3H4q-3 0-3-3V5q0-3 3-3z" />
    <path className={styles.flap} d="M1 6q19 22 38 0V5q0-3-3-3H4Q1 2 1 5z" />
    <circle className={styles.seal} cx="20" cy="20" r="7" />
  </svg>
)
