import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { getRegalDetail, type RegalBoard } from '#shared/api/goddess-regal-leaderboard'
import { CampaignClock } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { type Period, Periods, Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useQuery } from '#shared/runtime/request'
import { Board } from './Board.tsx'
import fanStyles from './Fan.module.css'
import type zh from './locales/zh.json'
import styles from './RegalPage.module.css'

/** Feathers of a row: how many, how long, how far apart in degrees. */
const ROWS = [
  { many: 9, length: 104, apart: 19 },
  { many: 8, length: 78, apart: 19 },
  { many: 7, length: 54, apart: 19 },
] as const

/** A peacock that opens its fan, crowned. */
function Fan() {
  return (
    <svg
      className={fanStyles.fan}
      viewBox="0 0 375 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(187 146)">
        {ROWS.map(({ many, length, apart }) => (
          <g key={length} className={fanStyles.feathers}>
            {Array.from({ length: many }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: feathers have no other identity
              <g key={at} transform={`rotate(${(at - (many - 1) / 2) * apart})`}>
                <path className={fanStyles.shaft} d={`M0 0V${-length + 12}`} />
                <ellipse className={fanStyles.plume} cy={-length} rx="15" ry="20" />
                <ellipse className={fanStyles.ring} cy={-length - 3} rx="9" ry="11" />
                <circle className={fanStyles.eye} cy={-length - 4} r="5" />
              </g>
            ))}
          </g>
        ))}
        <path className={fanStyles.body} d="M-17 0c0-22 6-34 9-46 2-10 14-10 16 0 3 12 9 24 9 46z" />
        <circle className={fanStyles.body} cy="-56" r="10" />
        <path className={fanStyles.beak} d="M-3-55l3 8 3-8z" />
        <path className={fanStyles.crown} d="M-9-65l-2-11 6 5 5-8 5 8 6-5-2 11z" />
        <circle className={fanStyles.look} cx="-4" cy="-58" r="1.6" />
        <circle className={fanStyles.look} cx="4" cy="-58" r="1.6" />
      </g>
    </svg>
  )
}

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

/** What the first of a board receives, with the prizes of all places and the rules behind it. */
function Prizes(props: { call: Query<InferOutput<(typeof getRegalDetail)['output']>>; board: RegalBoard }) {
  const t = useT<typeof zh>()
  const { call, board } = props
  const [open, setOpen] = useState(false)
  const places = call.data?.prizes[board] ?? []
  return (
    <div className={styles.prizes}>
      <small>{places.length ? t('first') : '\u00a0'}</small>
      <div className={styles.first}>
        {places[0] && <RewardLine rewards={places[0].rewards} draw={drawPrize} />}
      </div>
      <div className={styles.ways}>
        <Button size="s" look="ghost" track="prizes" disabled={!places.length} onClick={() => setOpen(true)}>
          {t('prizes')}
        </Button>
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('prizesOf', { board: t(`boards.${board}`) })}
        expose="prizes"
      >
        <PlacePrizes places={places} ties />
      </Sheet>
    </div>
  )
}
