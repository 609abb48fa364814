import { useState } from 'react'
import { listRelations, type Relation } from '#shared/api/user-relation'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { useSearchField } from '#shared/features/search-field'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PeoplePicker.module.css'

const KINDS = ['all', 'friend', 'following', 'fan'] as const

/**
 * A sheet of the people I know, those online first: by kind, or found by name or exact id. A press picks one.
 * `without` leaves out those who cannot be picked, by id.
 */
export function PeoplePicker(props: {
  open: boolean
  title: string
  without?: readonly string[]
  onPick: (person: Relation) => void
  onClose: () => void
}) {
  return (
    <Sheet tall open={props.open} title={props.title} onClose={props.onClose} expose="people">
      <People {...props} />
    </Sheet>
  )
}

/** Requested when the sheet opens. */
function People({
  without = [],
  onPick,
}: {
  without?: readonly string[]
  onPick: (person: Relation) => void
}) {
  const t = useT<typeof zh>('campaign/people-picker')
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all')
  const [keyword, setKeyword] = useState('')
  const field = useSearchField(setKeyword)
  const people = usePaged(listRelations, {
    relation: kind === 'all' ? undefined : kind,
    keyword: keyword || undefined,
  })
  return (
    <>
      <input
        name="people-search"
        type="search"
        className={styles.search}
        {...field}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      <Segmented
        label={t('kinds')}
        options={KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={kind}
        onChange={setKind}
        track="people-kind"
      />
      <Feed
        list={{ ...people, items: people.items.filter(({ userId }) => !without.includes(userId)) }}
        keyOf={({ userId }) => userId}
        waiting={{ height: 56, lines: 4 }}
        isEmpty={({ list }) => !list.length}
        emptyText={keyword ? t('notFound') : t('none')}
        more={{ look: 'ghost' }}
        row={(person) => (
          <li>
            <Line
              className={styles.person}
              face={<Avatar src={person.portrait} name={person.nickname} size={44} />}
              name={person.nickname}
              note={
                <>
                  {person.online && <i className={styles.online} />}
                  {`${t(person.online ? 'online' : `kind.${person.relation}`)} · ID ${person.userId}`}
                </>
              }
              track="person-option"
              onOpen={() => onPick(person)}
            />
          </li>
        )}
      />
    </>
  )
}
