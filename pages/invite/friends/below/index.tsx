import type { InviteFriends } from '#shared/api/invite-friends'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import styles from './Below.module.css'
import { Draw } from './Draw.tsx'
import { MyFriends, Ranks } from './People.tsx'

/** Everything below the ticket, and what was won there. */
export function Below({ data, friends }: { data: InviteFriends; friends: Friends }) {
  const t = useT<typeof zh>()
  const { loggedIn } = useSession()
  const { ladder, steps, phase } = data
  const { rungs, draws } = friends
  const entered = steps.find(({ step }) => step === 'entered')?.people ?? 0
  return (
    <>
      <Draw data={data} friends={friends} />
      <section className={styles.section} data-expose="ladder">
        <h2>{t('ladder.title')}</h2>
        <ClaimSteps
          steps={ladder}
          idOf={({ id }) => id}
          draw={drawPrize}
          markOf={({ need }) => <b className={styles.need}>{t('ladder.need', { count: need })}</b>}
          reasonOf={({ need }) =>
            phase === 'coming'
              ? t('ladder.coming')
              : t('ladder.missing', { count: Math.max(1, need - entered) })
          }
          claiming={rungs.claiming}
          track="claim"
          onClaim={({ id }) => void rungs.claim({ id }, id)}
        />
      </section>
      {loggedIn && <MyFriends steps={steps} />}
      <Ranks phase={phase} />
      <ClaimPopup won={rungs.won} draw={drawPrize} title={t('won')} onClose={rungs.close} />
      <ClaimPopup won={draws.won} draw={drawPrize} title={t('won')} onClose={draws.close} />
    </>
  )
}
