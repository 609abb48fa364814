import type { CSSProperties } from 'react'
import type { EventGroup } from '#shared/api/group-event'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Choose } from '../forms/form.ts'
import type zh from '../locales/zh.json'
import { RacerSign } from '../race/RacerSign.tsx'
import { useRacer } from '../use-edition.ts'
import styles from './GroupCard.module.css'
import type { JoinState } from './join.ts'

const SHOWN = 3

/** A few people of a group. */
function Faces({ faces }: { faces: EventGroup['faces'] }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {faces.slice(0, SHOWN).map(({ userId, nickname, portrait }) => (
        <Avatar key={userId} src={portrait} name={nickname} className={styles.face} />
      ))}
    </span>
  )
}

/** One group: its racer, name, slogan and people, and the button that joins it. */
export function GroupCard(props: {
  group: EventGroup
  mine: boolean
  state: JoinState
  choose: Choose
  onChoose: () => void
}) {
  const t = useT<typeof zh>('family')
  const { group, mine, state } = props
  const { color } = useRacer(group.look)
  return (
    <li
      className={styles.card}
      data-mine={mine || undefined}
      data-choose={props.choose}
      style={{ '--team': color } as CSSProperties}
    >
      <RacerSign look={group.look} className={styles.figure} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{group.name}</bdi>
        </h3>
        <p className={styles.slogan}>
          <bdi>{group.slogan}</bdi>
        </p>
        <p className={styles.members}>
          <Faces faces={group.faces} />
          <span>
            {t('groups.members', { count: group.members, members: formatStatisticRounded(group.members) })}
          </span>
        </p>
      </div>
      {mine && <span className={styles.stamp}>{t('groups.mine')}</span>}
      {state !== 'mine' && (
        <Button
          size="s"
          track="group-join"
          reason={state === 'coming' || state === 'late' ? t(`groups.note.${state}`) : undefined}
          onClick={props.onChoose}
          aria-label={`${t('groups.join')} ${group.name}`}
        >
          {t('groups.join')}
        </Button>
      )}
    </li>
  )
}
