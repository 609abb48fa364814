import type { SisterGroup } from '#shared/api/sister-group'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Group.module.css'
import type zh from './locales/zh.json'

/** A group's name and points, and its members as snapshots on a line. */
export function GroupFace({ group }: { group: SisterGroup }) {
  const t = useT<typeof zh>()
  return (
    <>
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
    </>
  )
}
