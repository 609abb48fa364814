import type { InviteFriends } from '#shared/api/invite-friends'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { PrizeWheel } from '#shared/campaign/wheel'
import { BlockedNote } from '#shared/kit/blocked-note'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import styles from './Below.module.css'
import { MyFriends, Ranks } from './People.tsx'
import { type Prizes, usePrizes } from './use-prizes.ts'

/** Everything below the ticket, and what was won there. */
export function Below({ data, call }: { data: InviteFriends; call: Query<InviteFriends> }) {
  const t = useT<typeof zh>()
  const { loggedIn } = useSession()
  const { ladder, steps, phase } = data
  const won = usePrizes(call, data.prizes)
  const { rungs, draws } = won
  const entered = steps.find(({ step }) => step === 'entered')?.people ?? 0
  return (
    <>
      <Draw data={data} won={won} />
      <section className={styles.section} data-expose="ladder">
        <h2>{t('ladder.title')}</h2>
        <ClaimSteps
          steps={ladder}
          idOf={({ id }) => id}
          draw={drawPrize}
          markOf={({ need }) => <b className={styles.need}>{t('ladder.need', { count: need })}</b>}
          reasonOf={({ need }) =>
            t(phase === 'coming' ? 'ladder.coming' : 'ladder.missing', { count: Math.max(1, need - entered) })
          }
          claiming={rungs.claiming}
          track="claim"
          onClaim={({ id }) => void rungs.claim({ id }, id)}
        />
      </section>
      {loggedIn && <MyFriends steps={steps} />}
      <Ranks phase={phase} />
      <ClaimPopup won={rungs.won} draw={drawPrize} title={t('won')} onClose={rungs.close} />
      <ClaimPopup
        won={draws.won}
        draw={drawPrize}
        odds={data.prizes}
        title={t('won')}
        onClose={draws.close}
      />
    </>
  )
}

const COLOURS = ['#ffc93c', '#ef6a5a', '#4f9be6', '#59c3a0', '#b07be0', '#f59638', '#2c4f8f']

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

/** The pinwheel, the spins left, and the prizes with their odds. */
function Draw({ data, won }: { data: InviteFriends; won: Prizes }) {
  const t = useT<typeof zh>()
  const { prizes, draws, phase } = data
  const closed = phase !== 'running' && t(phase === 'coming' ? 'draw.coming' : 'draw.over')
  const why = closed || (draws === 0 && data.code && t('draw.none'))
  return (
    <section className={`${styles.section} ${styles.draw}`} data-expose="draw">
      <h2>{t('draw.title')}</h2>
      <PrizeWheel wheel={won.wheel} prizes={prizes} colours={COLOURS} draw={drawPrize}>
        {data.code && (
          <p className={styles.left} role="status">
            {t('draw.left', { count: draws })}
          </p>
        )}
        <Button
          block
          size="l"
          track="spin"
          reason={why || undefined}
          busy={won.draws.claiming !== null}
          onClick={won.spin}
        >
          {t('draw.act')}
        </Button>
        {why && <BlockedNote text={why} {...(!closed && { action: t('draw.invite'), onAction: toTop })} />}
      </PrizeWheel>
    </section>
  )
}
