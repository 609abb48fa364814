import { getBingoCard } from '#shared/api/bingo'
import { drawPrize } from '#shared/campaign/prize'
import { TopPrize } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp } from '#shared/kit/open-in-app'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { PhaseLine } from '../_family/PhaseLine.tsx'
import theme from '../_family/theme.module.css'
import { Title } from '../_family/title/Title.tsx'
import styles from './BingoPage.module.css'
import { Board } from './Board.tsx'
import type zh from './locales/zh.json'
import { Machine } from './Machine.tsx'

const CELLS = Array.from({ length: 16 }, (_, at) => at)

/** The card's frames, before what is printed in them. */
const Blank = () => (
  <div className={styles.blank}>
    <i />
    <div className={styles.cells}>
      {CELLS.map((cell) => (
        <i key={cell} />
      ))}
    </div>
  </div>
)

/** A bingo card: tasks are stamped, lines and the full card have rewards of their own. */
export function BingoPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getBingoCard, {})
  const { data, refetch } = call
  const full = data?.cells.length && data.stamped >= data.cells.length
  return (
    <ThemeRoot className={`${theme.theme} ${styles.cloth}`}>
      <header className={styles.head} data-full={full || undefined}>
        <i className={styles.sun} />
        <i className={styles.dots} />
        <ActivityRules activityId={data?.activityId} className={styles.rules} />
        <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
        <p className={styles.lead}>{t('title.lead')}</p>
        <TopPrize
          className={styles.prize}
          label={t('topPrize')}
          rewards={data?.full.rewards.slice(-1)}
          draw={drawPrize}
        />
        <Machine className={styles.machine} />
        {data && <PhaseLine className={styles.phase} dates={data} onEnd={refetch} />}
      </header>
      <div key={data ? 'card' : 'blank'} className={data ? styles.printed : styles.paper}>
        <StateView call={call} skeleton={<Blank />} isEmpty={({ cells }) => !cells.length}>
          {(card) => <Board call={call} card={card} />}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
