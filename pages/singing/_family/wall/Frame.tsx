import type { SingLadder } from '#shared/api/sing-captain'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { Mark } from '#shared/kit/mark'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Disc, metalOf } from '../disc/Disc.tsx'
import type zh from '../locales/zh.json'
import styles from './Frame.module.css'

/** A framed record of the ladder, or two for duets: requirements, rewards, the claim. */
export function Frame(props: {
  step: SingLadder['steps'][number]
  /** Last week is still being counted. */
  counting: boolean
  busy: boolean
  onClaim: () => void
}) {
  const t = useT<typeof zh>('family')
  const { step, counting } = props
  const metal = metalOf(step.level)
  const duet = step.needs.some(({ kind }) => kind === 'duets')
  const missing = step.needs
    .filter(({ progress, target }) => progress < target)
    .map(
      ({ kind, progress, target, unit }) =>
        `${t(`targets.kind.${kind}`)} ${formatAmount(target - progress)} ${unit}`,
    )
  return (
    <li className={styles.frame} data-state={step.state}>
      <div className={styles.mat}>
        <span className={styles.discs} data-duet={duet || undefined}>
          <Disc metal={metal} className={styles.disc} />
          {duet && <Disc metal={metal} className={styles.disc} />}
        </span>
        <div className={styles.plaque}>
          <h2>{t(`wall.metal.${metal}`)}</h2>
          <ul className={styles.needs}>
            {step.needs.map(({ kind, progress, target }) => (
              <li key={kind} data-met={progress >= target || undefined}>
                <span>
                  {progress >= target && <Mark of="done" />}
                  <bdi>{t(`wall.need.${kind}`)}</bdi>{' '}
                </span>
                <b>
                  {formatAmount(progress)}/{formatAmount(target)}
                </b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.foot}>
        <RewardLine draw={drawPrize} rewards={step.rewards} className={styles.rewards} />
        <ClaimButton
          state={step.state}
          locked={counting ? t('wall.pending') : undefined}
          reason={
            counting || !missing.length
              ? t('wall.counting')
              : t('wall.missing', { what: missing.join(t('wall.and')) })
          }
          busy={props.busy}
          track="record-claim"
          onClaim={props.onClaim}
        />
      </div>
    </li>
  )
}
