import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { isOver } from '#shared/api/campaign'
import type { getRegalDetail } from '#shared/api/goddess-regal-leaderboard'
import { getRegalRanks, type RegalBoard, type RegalRow } from '#shared/api/goddess-regal-leaderboard'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from './locales/zh.json'
import styles from './RegalPage.module.css'
import { SupportersSheet } from './Supporters.tsx'

/** A ranking; a row opens the person's supporters. */
export function Board(props: {
  board: RegalBoard
  period: 'total' | 'day'
  phase: InferOutput<(typeof getRegalDetail)['output']>['phase'] | undefined
}) {
  const t = useT<typeof zh>()
  const { board, period } = props
  const people = usePaged(getRegalRanks, { board, period })
  const [person, setPerson] = useState('')
  const [open, setOpen] = useState(false)
  const look = (userId: string) => {
    setPerson(userId)
    setOpen(true)
  }
  return (
    <section className={styles.ranks} data-expose={`${board}-${period}`}>
      <EndlessRanking
        people={people}
        waiting={{ lines: 6 }}
        label={t(`boards.${board}`)}
        unit={(count) => t('unit', { count })}
        emptyText={t('empty')}
        noteOf={(row) => <Faces people={row.supporters} label={t(`behind.${board}`)} />}
        onOpen={look}
        over={isOver(props.phase)}
        endless={EndlessList}
        place={`${board}-${period}`}
      />
      <SupportersSheet
        open={open}
        onClose={() => setOpen(false)}
        person={people.items.find(({ userId }) => userId === person)}
        board={board}
      />
    </section>
  )
}

/** The best three on the other side, as faces. */
function Faces({ people, label }: { people: RegalRow['supporters']; label: string }) {
  if (!people.length) return null
  return (
    <span className={styles.faces}>
      {people.map(({ userId, portrait, nickname }) => (
        <Avatar key={userId} src={portrait} name={nickname} size={20} />
      ))}
      <span className={styles.unseen}>
        {label}
        {people.map(({ userId, nickname }) => (
          <bdi key={userId}> {nickname}</bdi>
        ))}
      </span>
    </span>
  )
}
