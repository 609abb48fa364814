import { isOver } from '#shared/api/campaign'
import { cheerForGroup, getAnnualEvent } from '#shared/api/group-event'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { PhaseClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { ActivityRules } from '#shared/campaign/rules'
import { update, useClaimMutation } from '#shared/features/mutation'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import styles from './AnnualPage.module.css'
import { Champion } from './Champion.tsx'
import type zh from './locales/zh.json'
import { Prizes } from './prizes/Prizes.tsx'
import { Earlier } from './round/Earlier.tsx'
import { Entrants } from './round/Entrants.tsx'
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
