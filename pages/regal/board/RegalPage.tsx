import { useState } from 'react'
import { getRegalDetail, type RegalBoard } from '#shared/api/goddess-regal-leaderboard'
import { CampaignClock } from '#shared/campaign/phase'
import { OpenInApp } from '#shared/kit/open-in-app'
import { type Period, Periods, Segmented } from '#shared/kit/segmented'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Board } from './Board.tsx'
import { Fan } from './Fan.tsx'
import type zh from './locales/zh.json'
import { Prizes } from './Prizes.tsx'
import styles from './RegalPage.module.css'

const BOARDS = ['charm', 'wealth'] as const
/** Rankings by gifts received and given, overall and today, with everyone's supporters. */
export function RegalPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getRegalDetail, {})
  const [board, setBoard] = useState<RegalBoard>('charm')
  const [period, setPeriod] = useState<Period>('total')
  return (
    <ThemeRoot className={styles.theme}>
      <div data-board={board} className={styles.court}>
        <header className={styles.hero}>
          <Fan />
          <h1>{t('title')}</h1>
          <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
          <Prizes call={call} board={board} />
        </header>
        <Segmented
          className={styles.boards}
          label={t('board')}
          options={BOARDS.map((id) => ({ id, label: t(`boards.${id}`) }))}
          value={board}
          onChange={setBoard}
          track="board"
        />
        <div className={styles.below}>
          <p className={styles.counts}>{t(`counts.${board}`)}</p>
          <Periods className={styles.periods} value={period} onChange={setPeriod} />
        </div>
        <Board key={`${board} ${period}`} board={board} period={period} phase={call.data?.phase} />
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
