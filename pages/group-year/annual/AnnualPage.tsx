import { isOver } from '#shared/api/campaign'
import type { AnnualEvent, AnnualRound, Contender } from '#shared/api/group-event'
import { cheerForGroup, getAnnualEvent } from '#shared/api/group-event'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { PhaseClock, ToRunning } from '#shared/campaign/phase'
import { formatOrdinal } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { update, useClaimMutation } from '#shared/features/mutation'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Emblem } from '../_family/emblem/index.ts'
import theme from '../_family/theme.module.css'
import styles from './AnnualPage.module.css'
import type zh from './locales/zh.json'
import { ContenderRow } from './round/ContenderRow.tsx'
import { Entrants } from './round/Entrants.tsx'
import earlierStyles from './round/Round.module.css'
import { Round } from './round/Round.tsx'
import { Tower } from './tower/Tower.tsx'

/** The finals of the year: winners of its events in four rounds, and a cheer a day for one of them. */
export function AnnualPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getAnnualEvent, {})
  const { claim, claiming, won, close } = useClaimMutation(cheerForGroup, {
    updates: [update(call, ({ annual }) => annual)],
  })
  const annual = call.data
  const known = !!annual?.entrants.length
  const round = known ? annual.rounds.find(({ state }) => state === 'running') : undefined
  const reload = () => void call.refetch()
  return (
    <ThemeRoot className={`${theme.theme} ${theme.night} ${styles.night}`}>
      <header className={styles.hero} data-expose="finals">
        <ActivityRules activityId={annual?.activityId} from={call} className={styles.rules} />
        <Tower rounds={known ? annual.rounds : []} known={known} champion={!!annual?.champion} />
        <p className={styles.over}>{t('title.over')}</p>
        <h1 className={styles.title}>{t('title.main')}</h1>
        <PhaseClock
          className={styles.clock}
          schedule={annual && round ? { ...annual, endAt: round.endAt } : annual}
          say={(phase) =>
            phase === 'running' && round
              ? t(round.of === 2 ? 'phase.final' : 'phase.round', { from: round.of, to: round.of / 2 })
              : t(`phase.${phase}`)
          }
          before={t(call.status === 'loading' ? 'phase.loading' : 'phase.failed')}
          onEnd={reload}
        />
      </header>
      <div className={styles.stage}>
        <StateView
          call={call}
          skeleton={<Skeleton height={62} radius={10} lines={8} />}
          isEmpty={({ entrants }) => !entrants.length}
          emptyText={t('none')}
          emptyAct={<ToRunning />}
        >
          {(data) => (
            <>
              {data.champion && <Champion champion={data.champion} cheers={data.cheers} />}
              {round && (
                <Round
                  round={round}
                  annual={data}
                  cheering={claiming}
                  onCheer={(groupId) => void claim({ groupId }, groupId)}
                />
              )}
              {data.phase === 'coming' && <Entrants entrants={data.entrants} rounds={data.rounds} />}
              {isOver(data.phase) && <Earlier rounds={data.rounds} cheers={data.cheers} unfolded />}
              <Prizes places={data.prizes} settled={data.phase === 'settled'} />
              {!isOver(data.phase) && <Earlier rounds={data.rounds} cheers={data.cheers} />}
            </>
          )}
        </StateView>
      </div>
      <ClaimPopup
        draw={drawPrize}
        won={won}
        title={t('cheer.thanks')}
        note={t('cheer.thanksNote')}
        onClose={close}
      />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Who was left after the last round, and whether I have cheered for it. */
function Champion(props: { champion: Contender; cheers: AnnualEvent['cheers'] }) {
  const t = useT<typeof zh>()
  const { id, wonIn, name, eventName, score } = props.champion
  const mine = props.cheers.find(({ groupId }) => groupId === id)?.count ?? 0
  return (
    <section className={styles.champion} data-expose="champion">
      <span className={styles.lantern}>
        <Emblem of={wonIn} className={styles.emblem} />
      </span>
      <h2 className={styles.label}>{t('champion.title')}</h2>
      <p className={styles.name}>{name}</p>
      <p className={styles.from}>{t('champion.from', { event: eventName, score: formatStatistic(score) })}</p>
      {mine > 0 && <p className={styles.mine}>{t('champion.mine', { count: mine })}</p>}
    </section>
  )
}

/** What those receive who cheered for a group, by the place where it ends. */
function Prizes({ places, settled }: { places: AnnualEvent['prizes']; settled: boolean }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.prizes} data-expose="prizes">
      <h2 className={styles.heading}>{t('prizes.title')}</h2>
      <p className={styles.note}>{t(settled ? 'prizes.sent' : 'prizes.note')}</p>
      <ul>
        {places.map(({ from, to, rewards }) => (
          <li key={from} className={styles.place} data-first={from === 1 || undefined}>
            <b className={styles.rank}>
              {from === to
                ? t('prizes.place', { rank: formatOrdinal(from) })
                : t('prizes.places', { from: formatOrdinal(from), to: formatOrdinal(to) })}
            </b>
            <RewardLine draw={drawPrize} rewards={rewards} className={styles.rewards} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rounds that are over, the last one first, each folded with its standings. */
function Earlier(props: {
  rounds: readonly AnnualRound[]
  cheers: AnnualEvent['cheers']
  /** The latest round is expanded. */
  unfolded?: boolean
}) {
  const t = useT<typeof zh>()
  const over = props.rounds.filter(({ state }) => state === 'over').reverse()
  if (!over.length) return null
  return (
    <section className={earlierStyles.earlier} data-expose="earlier">
      <h2 className={earlierStyles.heading}>{t('earlier')}</h2>
      {over.map(({ of, groups }, at) => (
        <details key={of} className={earlierStyles.fold} open={props.unfolded && at === 0}>
          <summary data-track="fold">
            {of === 2 ? t('round.final') : t('round.title', { from: of, to: of / 2 })}
          </summary>
          <ol>
            {groups.map((group, place) => (
              <ContenderRow
                key={group.id}
                group={group}
                cheers={props.cheers.find(({ groupId }) => groupId === group.id)?.count ?? 0}
                cut={place === of / 2 ? t('round.out') : undefined}
              />
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
