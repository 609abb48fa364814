import { useState } from 'react'
import type { WerewolfGame } from '#shared/api/werewolf-games'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { GameView } from '../_family/GameView.tsx'
import { RoundLog } from '../_family/RoundLog.tsx'
import { Seats } from '../_family/Seats.tsx'
import theme from '../_family/theme.module.css'
import { useGame } from '../_family/use-game.ts'
import { Banner } from './Banner.tsx'
import styles from './GamePage.module.css'
import type zh from './locales/zh.json'

/** One werewolf game that is over, to be shared: who won, who was what, and each round to step through. */
export function GamePage() {
  const t = useT<typeof zh>()
  const game = useGame()
  const { data } = game.call
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.hero} data-winner={data?.winner}>
        <Banner camp={data?.winner} />
        <h1>{data ? t(`won.${data.winner}`) : t('title')}</h1>
        <p>
          {data
            ? t('when', {
                at: formatDate(data.startAt, 'minute'),
                count: Math.max(0, Math.round((data.endAt - data.startAt) / 60_000)),
              })
            : '\u00a0'}
        </p>
      </header>
      <div className={styles.body}>
        <GameView game={game}>{(known) => <Replay game={known} />}</GameView>
      </div>
      <OpenInApp main text={t('app')} />
    </ThemeRoot>
  )
}

function Replay({ game }: { game: WerewolfGame }) {
  const t = useT<typeof zh>()
  const sharing = useShare()
  const { rounds, seats, gameId } = game
  const [at, setAt] = useState(rounds.length - 1)
  const round = rounds[at]
  if (!round) return null
  const lit = [...round.night, ...round.day].map(({ seat }) => seat)
  return (
    <>
      <nav className={styles.steps} aria-label={t('rounds')}>
        <Button
          size="s"
          look="ghost"
          aria-label={t('before')}
          disabled={at === 0}
          track="before"
          onClick={() => setAt(at - 1)}
        >
          ‹
        </Button>
        <b role="status">{t('round', { round: round.round, of: rounds.length })}</b>
        <Button
          size="s"
          look="ghost"
          aria-label={t('next')}
          disabled={at === rounds.length - 1}
          track="next"
          onClick={() => setAt(at + 1)}
        >
          ›
        </Button>
      </nav>
      <Seats seats={seats} round={round.round} lit={lit} />
      <RoundLog round={round} seats={seats} none={t('nothing')} />
      <Button
        block
        look="ghost"
        track="share"
        className={styles.share}
        busy={sharing.busy}
        onClick={() =>
          void sharing.sharePage(
            '/wolfkillDetail',
            { gameId },
            { activityId: '0', title: t(`won.${game.winner}`), content: t('share.content') },
          )
        }
      >
        {t('share.act')}
      </Button>
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
