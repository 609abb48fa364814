import type { InviteFriends } from '#shared/api/invite-friends'
import { RewardName } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Ticket.module.css'
import type { Friends } from './use-friends.ts'

/** My code, the ways to invite, and how far friends have come by it, with what each step gives. */
export function Ticket({ data, friends }: { data: InviteFriends | undefined; friends: Friends }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.ticket} data-expose="ticket">
      <p className={styles.code}>
        <span>{data?.code || !data ? t('code.mine') : t('code.none')}</span>
        <b translate="no">{data?.code || '····'}</b>
      </p>
      <div className={styles.ways}>
        <Button size="l" track="invite" busy={friends.sharing.busy} onClick={friends.invite}>
          {t('invite')}
        </Button>
        <Button size="l" look="ghost" track="poster" busy={friends.poster.busy} onClick={friends.poster.show}>
          {t('poster')}
        </Button>
      </div>
      <ol className={styles.steps} aria-label={t('steps.title')}>
        {(data?.steps ?? WAITING).map(({ title, people, rewards }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are always the same four
          <li key={index}>
            <span className={styles.step}>
              <b>{title || '\u00a0'}</b>
              <small>{data?.code ? t('steps.people', { count: people ?? 0 }) : '\u00a0'}</small>
            </span>
            <span className={styles.rewards}>
              {rewards.map((reward) => (
                <span key={reward.id}>
                  <RewardName reward={reward} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Keeps the place of the four steps. */
const WAITING: (Partial<InviteFriends['steps'][number]> & { rewards: [] })[] = Array(4).fill({ rewards: [] })
