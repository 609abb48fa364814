import { getSisterGroupCard } from '#shared/api/sister-group'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import styles from './Group.module.css'
import { GroupFace } from './GroupFace.tsx'
import type zh from './locales/zh.json'

/** Code of a group that has ended. */
const ENDED = 4040

/** The group that an address names, as everybody sees it. */
export function GroupCard({ groupId }: { groupId: string }) {
  const t = useT<typeof zh>()
  const call = useQuery(getSisterGroupCard, { groupId })
  const own = (text: string) => (
    <a className={styles.own} href="/sisterGroup" data-track="own-group" data-next>
      {text}
    </a>
  )
  if (call.status === 'failed' && call.error?.code === ENDED)
    return (
      <Notice mood="sad" text={t('ended')}>
        {own(t('toOwn'))}
      </Notice>
    )
  return (
    <StateView call={call} skeleton={<Skeleton height={170} lines={3} />}>
      {({ group, awards, mine }) => (
        <>
          <section className={styles.card} data-expose="group-card">
            <GroupFace group={group} />
            <h3>{t('reached')}</h3>
            {awards.length > 0 ? (
              <ul className={styles.reached}>
                {awards.map(({ id, name, rewards }) => (
                  <li key={id}>
                    <b>{name}</b>
                    <RewardLine rewards={rewards} draw={drawPrize} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className={styles.none}>{t('noneReached')}</p>
            )}
          </section>
          {own(t(mine ? 'toMine' : 'toOwn'))}
        </>
      )}
    </StateView>
  )
}
