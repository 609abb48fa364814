import { useState } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { useLater } from '#shared/features/later'
import { useNobody } from '#shared/features/login'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { LoginButton } from '../_family/LoginButton.tsx'
import styles from './Board.module.css'
import { Cell } from './Cell.tsx'
import { LineTab } from './LineTab.tsx'
import type zh from './locales/zh.json'
import { Strikes } from './Strikes.tsx'
import { useBingo } from './use-bingo.ts'

const loadParts = () => import('./parts.ts')
/** Below the fold. */
const loadFull = () => import('./FullCard.tsx')
const nothingToClose = () => {}

/** The printed card with its stamps, the tabs at the ends of its lines, and the prize for all of it. */
export function Board({ call, card }: { call: Call<BingoCard>; card: BingoCard }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const bingo = useBingo(call)
  const [asked, setAsked] = useState<BingoCard['cells'][number]>()
  const [open, setOpen] = useState(false)
  const { won, claiming, finished } = bingo
  const wanted = open || won.open || claiming !== ''
  const later = useLater(loadParts, wanted, () => setOpen(false))
  const below = useLater(loadFull, true, nothingToClose)
  const { phase } = card
  const running = phase === 'running'
  const locked = card.cells.filter(({ state }) => state === 'locked').map(({ opensAt }) => opensAt)
  return (
    <>
      <section className={styles.card} data-expose="card" aria-label={t('card')}>
        <p className={styles.tally}>
          {t('stamped', { count: card.stamped, total: card.cells.length })}
          {running && locked.length > 0 && (
            <span>
              {t('nextRow')}{' '}
              <Countdown look="plain" target={Math.min(...locked)} onEnd={() => void call.reload()} />
            </span>
          )}
        </p>
        <div className={styles.grid}>
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
          {card.lines.map((line) => (
            <LineTab
              key={line.id}
              line={line}
              card={card}
              busy={claiming === line.id}
              onClaim={() => void bingo.claimLine(line.id)}
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
        <below.FullCard card={card} busy={claiming === 'full'} onClaim={() => void bingo.claimFull()} />
      )}
      {later && (
        <>
          {asked && (
            <later.CellSheet
              cell={asked}
              open={open}
              running={running}
              activityId={card.activityId}
              onShared={call.reload}
              onClose={() => setOpen(false)}
            />
          )}
          <later.ClaimPopup
            draw={later.drawPrize}
            won={won}
            title={finished.length ? t('bingo', { count: finished.length }) : undefined}
            note={finished.length ? t('bingoNote', { count: finished.length }) : undefined}
            onClose={bingo.closeWon}
          />
        </>
      )}
    </>
  )
}
