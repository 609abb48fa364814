import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import type { Reward } from '#shared/campaign/reward'
import { useLater } from '#shared/features/later'
import { useNobody } from '#shared/features/login'
import { type MutationOptions, update, useLock, useMutation, useWon } from '#shared/features/mutation'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { LoginButton } from '../_family/LoginButton.tsx'
import styles from './Board.module.css'
import { Cell } from './Cell.tsx'
import { directionOf } from './direction.ts'
import type zh from './locales/zh.json'

const loadParts = () => import('./parts.ts')
const loadBelow = () => import('./below.ts')

const scrollTo = (element: Element | null) => element?.scrollIntoView({ behavior: 'smooth', block: 'center' })

/** The printed card with its stamps, a ticket for each of its lines, and the prize for all of it. */
export function Board({ call, card }: { call: Query<BingoCard>; card: BingoCard }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const bingo = useBingo(call)
  const tickets = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<BingoCard['cells'][number]>()
  const [open, setOpen] = useState(false)
  const { won, claiming, finished } = bingo
  const wanted = open || won.open || claiming !== ''
  const later = useLater(loadParts, wanted, () => setOpen(false))
  const count = finished.length
  const toTickets = won.open && count > 0
  // The popup, as it goes, puts the page back to where it was.
  useEffect(() => {
    if (toTickets) return () => scrollTo(tickets.current)
  }, [toTickets])
  const below = useLater(loadBelow, true)
  const { phase } = card
  const running = phase === 'running'
  const toClaim = phase === 'settled' ? [] : card.lines.filter(({ state }) => state === 'claimable')
  const locked = card.cells.filter(({ state }) => state === 'locked').map(({ opensAt }) => opensAt)
  return (
    <>
      <section
        className={styles.card}
        data-full={card.stamped === card.cells.length || undefined}
        data-expose="card"
        aria-label={t('card')}
      >
        <p className={styles.tally}>
          <bdi>{t('stamped', { count: card.stamped, total: card.cells.length })}</bdi>
          {toClaim.length > 0 && (
            <button type="button" data-track="to-lines" onClick={() => scrollTo(tickets.current)}>
              {t('line.toClaim', { count: toClaim.length })}
            </button>
          )}
          {running && !toClaim.length && locked.length > 0 && (
            <span>
              {t('nextRow')}{' '}
              <Countdown look="plain" target={Math.min(...locked)} onEnd={() => void call.refetch()} />
            </span>
          )}
        </p>
        <div className={styles.grid} style={{ '--size': card.size } as CSSProperties}>
          {card.cells.map((cell) => (
            <Cell
              key={cell.id}
              cell={cell}
              size={card.size}
              busy={claiming === cell.id}
              running={running}
              onStamp={() => void bingo.stamp(cell.id)}
              onAsk={() => {
                setAsked(cell)
                setOpen(true)
              }}
            />
          ))}
          <Strikes card={card} finished={finished} />
        </div>
        {nobody && (running || phase === 'ended') && (
          <div className={styles.login}>
            <LoginButton over={!running} />
          </div>
        )}
      </section>
      {below && (
        <>
          <below.Lines tickets={tickets} card={card} claiming={claiming} onClaim={bingo.claimLine} />
          <below.FullCard card={card} busy={claiming === 'full'} onClaim={() => void bingo.claimFull()} />
        </>
      )}
      {later && (
        <>
          {asked && (
            <later.CellSheet
              cell={asked}
              open={open}
              running={running}
              activityId={card.activityId}
              onShared={call.refetch}
              onClose={() => setOpen(false)}
            />
          )}
          <later.ClaimPopup
            draw={later.drawPrize}
            won={won}
            title={count ? t('bingo', { count }) : undefined}
            note={count ? t('bingoNote', { count }) : undefined}
            onClose={bingo.closeWon}
          />
        </>
      )}
    </>
  )
}

/** The pen that strikes through every finished line; those of the last stamp are drawn again. */
function Strikes({ card, finished }: { card: BingoCard; finished: readonly string[] }) {
  const { size } = card
  const middle = (place: number) => `${(place % size) + 0.5} ${Math.floor(place / size) + 0.5}`
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      className={styles.strikes}
      style={{ gridColumn: `1 / ${size + 1}`, gridRow: `1 / ${size + 1}` }}
      aria-hidden="true"
    >
      {card.lines
        .filter(({ state }) => state !== 'locked')
        .map(({ id, places }) => (
          <path
            key={id}
            d={`M${middle(places[0] ?? 0)}L${middle(places[places.length - 1] ?? 0)}`}
            data-kind={directionOf(places, size).kind}
            data-new={finished.includes(id) || undefined}
          />
        ))}
    </svg>
  )
}

interface Answer {
  granted: readonly Reward[]
  card: BingoCard
  finished?: string[]
}

/** Stamping cells and claiming lines and the full card, one at a time. */
function useBingo(call: Query<BingoCard>) {
  const lock = useLock()
  const { won, show, close } = useWon<Reward>()
  /** Lines that the last stamp finished. */
  const [finished, setFinished] = useState<readonly string[]>([])
  const options: MutationOptions<unknown, Answer> = {
    lock,
    updates: [update(call, ({ card }) => card)],
    onSuccess({ granted, finished = [] }) {
      setFinished(finished)
      show(granted)
    },
  }
  const cell = useMutation(receiveBingoCell, options)
  const line = useMutation(receiveBingoLine, options)
  const full = useMutation(receiveBingoFull, options)
  return {
    /** Id of the cell or line under way, or 'full'. */
    claiming: lock.acting ?? '',
    won,
    finished,
    closeWon: close,
    stamp: (cellId: string) => cell.run({ cellId }, cellId),
    claimLine: (lineId: string) => line.run({ lineId }, lineId),
    claimFull: () => full.run({}, 'full'),
  }
}
