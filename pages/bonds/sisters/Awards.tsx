import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import type { Part } from './use-sisters.ts'

/** What the group reaches by its points; each member claims every award once. */
export function Awards({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const { claim, claiming, won, close } = sisters.awards
  const points = detail.group?.points ?? 0
  return (
    <section data-expose="awards">
      <h2>{t('awards')}</h2>
      <ClaimSteps
        steps={detail.awards}
        idOf={({ id }) => id}
        draw={drawPrize}
        titleOf={({ name }) => name}
        noteOf={(award) => (
          <>
            <ProgressBar value={points} max={award.points} label={award.name} />
            <small>
              {formatAmount(Math.min(points, award.points))}/{formatAmount(award.points)} {t('points')}
            </small>
          </>
        )}
        reasonOf={() => t(detail.group ? 'notYet' : 'noGroup')}
        claiming={claiming}
        track="award"
        onClaim={({ id }) => void claim({ awardId: id }, id)}
      />
      <ClaimPopup won={won} title={t('won')} draw={drawPrize} onClose={close} />
    </section>
  )
}
