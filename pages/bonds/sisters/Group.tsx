import { useState } from 'react'
import { Losses } from '#shared/campaign/losses'
import { drawPrize } from '#shared/campaign/prize'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import styles from './Group.module.css'
import type zh from './locales/zh.json'
import type { Part } from './use-sisters.ts'

/** The group as snapshots on a line, its points, and the way out with what exactly is lost. */
export function Group({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const { userId } = useSession()
  const [asking, setAsking] = useState(false)
  const noApp = useNoApp('showSisterGroupDetail')
  const { group } = detail
  if (!group) return null
  const ends =
    group.members.length <= 2 || group.members.some((each) => each.leader && each.userId === userId)
  const { points, rewards } = detail.forfeits
  return (
    <section className={styles.card} data-expose="group">
      <h2>
        <bdi>{group.name}</bdi>
      </h2>
      <p className={styles.points}>
        <b>{formatAmount(group.points)}</b> {t('points')}
        <small>{t('since', { at: formatDate(group.foundedAt) })}</small>
      </p>
      <ul className={styles.line}>
        {group.members.map((member) => (
          <li key={member.userId}>
            <PersonDoor userId={member.userId} label={t('profile')}>
              <Avatar src={member.portrait} name={member.nickname} size={52} />
            </PersonDoor>
            <bdi>{member.nickname}</bdi>
            <small>{member.leader ? t('leader') : t('gave', { points: formatAmount(member.points) })}</small>
          </li>
        ))}
        {Array.from({ length: Math.max(0, group.most - group.members.length) }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places have no other identity
          <li key={nth} data-free="">
            <span aria-hidden="true">+</span>
            <small>{t('free')}</small>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {!noApp && (
          <Button
            look="quiet"
            size="s"
            track="group-card"
            onClick={() => void bridge.showSisterGroupDetail(location.origin + location.pathname)}
          >
            {t('card')}
          </Button>
        )}
        <Button look="quiet" size="s" track="dissolve" onClick={() => setAsking(true)}>
          {t(ends ? 'end.do' : 'leave.do')}
        </Button>
      </div>
      <Confirm
        open={asking}
        danger
        title={t(ends ? 'end.title' : 'leave.title')}
        confirmText={t(ends ? 'end.sure' : 'leave.sure')}
        busy={sisters.ending.busy}
        track="confirm-dissolve"
        onConfirm={() => void sisters.ending.run({ groupId: group.id }).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p className={styles.loses}>{t(ends ? 'end.what' : 'leave.what')}</p>
        <Losses
          items={[t('loses.points', { points: formatAmount(points) })]}
          rewards={rewards}
          draw={drawPrize}
          after={t('loses.pause')}
        />
      </Confirm>
    </section>
  )
}
