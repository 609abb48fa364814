import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { ProgressBar } from '#shared/kit/progress-bar'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import styles from './Goal.module.css'
import type zh from './locales/zh.json'
import { useSeason } from './season-context.ts'

/** The growth goal of the season: to be chosen once, then followed to its reward. */
export function Goal() {
  const t = useT<typeof zh>()
  const { board, call, claim, claiming, show } = useSeason()
  const { options, chosen, closesAt, state } = board.goal
  const goal = options.find((option) => option.id === chosen)
  const { phase } = board.season
  return (
    <Plate title={t('goal.title')} expose="goal">
      {goal ? (
        <div className={styles.chosen}>
          <p className={styles.name}>
            <b>{goal.name}</b>
            <span>
              {Math.min(board.captain.hours, goal.hours)}/{t('hours', { count: goal.hours })}
            </span>
          </p>
          <ProgressBar value={board.captain.hours} max={goal.hours} label={goal.name} />
          <div className={styles.foot}>
            <RewardLine inline draw={drawPrize} rewards={goal.rewards} />
            {state === 'claimed' ? (
              <span className={styles.claimed}>{t('claimed')}</span>
            ) : (
              <Button
                size="s"
                reason={state === 'locked' ? t('goal.notReached') : undefined}
                busy={claiming === `goal-${goal.id}`}
                track="goal-claim"
                onClick={() => void claim({ kind: 'goal', id: goal.id })}
              >
                {t('claim')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className={styles.open}>
          <p>{t(phase === 'running' || phase === 'coming' ? 'goal.pitch' : 'goal.closed')}</p>
          {phase === 'running' && (
            <>
              <p className={styles.closes}>
                {t('goal.closes')} <Countdown look="plain" target={closesAt} onEnd={call.refetch} />
              </p>
              <Button block track="goal" onClick={() => show({ name: 'goal' })}>
                {t('goal.choose')}
              </Button>
            </>
          )}
        </div>
      )}
    </Plate>
  )
}
