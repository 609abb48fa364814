import { getRaceAwards, receiveRaceReward } from '#shared/api/werewolf'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { raceOf } from '../_family/use-game.ts'
import styles from './Awards.module.css'
import type zh from './locales/zh.json'

/** My awards, each to be claimed until its day. What one gave is shown by the app or the framing page, else by this one. */
export function Awards() {
  const t = useT<typeof zh>()
  const call = useQuery(getRaceAwards, raceOf)
  const { claim, claiming, won, close } = useClaimMutation(receiveRaceReward, {
    updates: [update(call, ({ awards }) => awards)],
    shownBy: 'showCommonReward',
  })
  return (
    <>
      <StateView
        call={call}
        skeleton={<Skeleton height={76} lines={3} />}
        isEmpty={(awards) => !awards.length}
        emptyText={t('awards.none')}
      >
        {(awards) => (
          <ClaimSteps
            className={styles.awards}
            expose="awards"
            steps={awards}
            idOf={({ id }) => id}
            draw={drawPrize}
            titleOf={({ title }) => title}
            noteOf={({ expiresAt }) => (
              <small>{t('awards.until', { at: formatDate(expiresAt, 'minute') })}</small>
            )}
            reasonOf={() => t('awards.notYet')}
            claiming={claiming}
            track="award"
            onClaim={({ id }) => void claim({ awardId: id }, id)}
          />
        )}
      </StateView>
      <ClaimPopup won={won} title={t('won')} draw={drawPrize} onClose={close} />
    </>
  )
}
