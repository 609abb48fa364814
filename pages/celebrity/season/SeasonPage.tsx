import type { InferOutput } from 'valibot'
import { getLadderPrizes, getLadderRanks } from '#shared/api/ladder-competition'
import { PhaseClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type family from '../_family/locales/zh.json'
import { SeasonRanks } from '../_family/SeasonRanks.tsx'
import { Temple } from '../_family/Temple.tsx'
import theme from '../_family/theme.module.css'
import type zh from './locales/zh.json'
import styles from './SeasonPage.module.css'

/** This season of the hall of fame: what the first receives, my rung, the ranking; the ways to awards and to seasons past. */
export function SeasonPage() {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const call = useQuery(getLadderRanks, { pageNum: 1, pageSize: 1 })
  const prizes = useQuery(getLadderPrizes, {})
  const season = call.data?.season
  const first = prizes.data?.places[0]
  return (
    <ThemeRoot className={theme.theme}>
      <header className={theme.hero}>
        <Temple star={season?.champion ?? call.data?.list[0]} />
        <ActivityRules activityId={call.data?.activityId} from={call} className={theme.rules} />
        <h1>{t('title')}</h1>
        <p className={theme.season}>{season?.name ?? '\u00a0'}</p>
        <PhaseClock
          className={styles.clock}
          schedule={season && { ...season, activityId: call.data?.activityId }}
          say={(phase) => f(`phase.${phase}`)}
          before={'\u00a0'}
          onEnd={() => void call.refetch()}
        />
        <div className={styles.first}>
          <small>{first ? t('first', { award: first.award }) : '\u00a0'}</small>
          {first && <RewardLine rewards={first.rewards} draw={drawPrize} />}
        </div>
        <nav className={styles.ways}>
          <a href="/celebirty/awardList" data-track="awards" data-next>
            {t('awards')}
          </a>
          <a href="/celebirty/histroryRankList" data-track="past" data-next>
            {t('past')}
          </a>
        </nav>
      </header>
      <StateView call={call} skeleton={<Skeleton height={86} className={styles.waits} />}>
        {({ tiers, mine }) => <Ladder tiers={tiers} mine={mine} />}
      </StateView>
      <SeasonRanks phase={season?.phase} />
      <OpenInApp />
    </ThemeRoot>
  )
}

type Ranks = InferOutput<(typeof getLadderRanks)['output']>

/** The tiers with their scores, my tier, and what is missing to the next. */
function Ladder({ tiers, mine }: Pick<Ranks, 'tiers' | 'mine'>) {
  const t = useT<typeof zh>()
  const score = mine?.score ?? 0
  const reached = tiers.filter((each) => score >= each.score)
  const next = tiers[reached.length]
  return (
    <section className={styles.ladder} data-expose="ladder" aria-label={t('ladder')}>
      <ol className={styles.rungs}>
        {tiers.map(({ tier, name, score: from }, at) => (
          <li
            key={tier}
            className={styles.rung}
            data-tier={tier}
            data-reached={at < reached.length || undefined}
            aria-current={at === reached.length - 1 ? 'step' : undefined}
          >
            <b>{name}</b>
            <small>{formatAmount(from)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.says}>
        {!mine
          ? t('nobody')
          : next
            ? t('toNext', {
                count: formatAmount(score),
                missing: formatAmount(next.score - score),
                name: next.name,
              })
            : t('top', { count: formatAmount(score) })}
      </p>
    </section>
  )
}
