import { getRegalSupporters, type RegalBoard, type RegalRow } from '#shared/api/goddess-regal-leaderboard'
import { Feed } from '#shared/campaign/feed'
import { rankRow } from '#shared/campaign/ranking'
import { PersonDoor } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { RankLine, ruled } from '#shared/kit/rank-board'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RegalPage.module.css'

/** A person of a ranking with their supporters, or whom they supported, over the whole campaign. */
export function SupportersSheet(props: {
  open: boolean
  onClose: () => void
  person: RegalRow | undefined
  board: RegalBoard
}) {
  const t = useT<typeof zh>()
  const { person, board } = props
  return (
    <Sheet tall open={props.open} onClose={props.onClose} title={t(`behind.${board}`)} expose="supporters">
      {person && (
        <PersonDoor userId={person.userId} className={styles.person}>
          <Avatar src={person.portrait} name={person.nickname} size={48} />
          <span>
            <bdi>{person.nickname}</bdi>
            <small>{t('score', { count: formatAmount(person.score) })}</small>
          </span>
        </PersonDoor>
      )}
      {person && <Supporters id={person.userId} board={board} />}
    </Sheet>
  )
}

function Supporters({ id, board }: { id: string; board: RegalBoard }) {
  const t = useT<typeof zh>()
  const supporters = usePaged(getRegalSupporters, { id, board })
  return (
    <Feed
      list={supporters}
      label={t(`behind.${board}`)}
      ordered
      keyOf={({ userId }) => userId}
      waiting={{ height: 62, lines: 3 }}
      emptyText={t('nobodyYet')}
      row={(person) => (
        <li className={ruled}>
          <RankLine row={rankRow(person)} unit={(count) => t('unit', { count })} />
        </li>
      )}
    />
  )
}
