import type { SisterGroupDetail } from '#shared/api/sister-group'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Awards.module.css'
import type zh from './locales/zh.json'
import type { Sisters } from './use-sisters.ts'

/** What the group reaches by its points; each member claims every award once. */
export function Awards({ detail, sisters }: { detail: SisterGroupDetail; sisters: Sisters }) {
  const t = useT<typeof zh>()
  const { claim, claiming, won, close } = sisters.awards
  const points = detail.group?.points ?? 0
  return (
    <section className={styles.awards} data-expose="awards">
      <h2>{t('awards')}</h2>
      <ol>
        {detail.awards.map((award) => (
          <li key={award.id}>
            <div className={styles.what}>
              <b>{award.name}</b>
              <RewardLine rewards={award.rewards} draw={drawPrize} />
              <ProgressBar value={points} max={award.points} label={award.name} />
              <small>
                {formatAmount(Math.min(points, award.points))}/{formatAmount(award.points)} {t('points')}
              </small>
            </div>
            <ClaimButton
              state={award.state}
              reason={t(detail.group ? 'notYet' : 'noGroup')}
              busy={claiming === award.id}
              track="award"
              onClaim={() => void claim({ awardId: award.id }, award.id)}
            />
          </li>
        ))}
      </ol>
      <ClaimPopup won={won} title={t('won')} draw={drawPrize} onClose={close} />
    </section>
  )
}
