import { useState } from 'react'
import { getCpRecommended } from '#shared/api/cp'
import { AskPerson, type Person } from '#shared/campaign/people-picker'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Recommended.module.css'

/** Single people, others each day, and people I know; asking one needs a confirmation. */
export function Recommended(props: {
  /** Why nobody can be asked now. */
  why: string | undefined
  busy: boolean
  onAsk: (userId: string) => Promise<unknown>
}) {
  const t = useT<typeof zh>('family')
  const call = useQuery(getCpRecommended, {})
  const [person, setPerson] = useState<Person>()
  return (
    <section className={styles.people} data-expose="recommended">
      <h2>{t('today')}</h2>
      <StateView
        call={call}
        skeleton={<Skeleton height={84} lines={3} />}
        isEmpty={(people) => !people.length}
        emptyText={t('nobody')}
      >
        {(people) => (
          <ul>
            {people.map((each) => (
              <li key={each.userId}>
                <span className={styles.face} data-online={each.online || undefined}>
                  <Avatar src={each.portrait} name={each.nickname} size={52} />
                </span>
                <p>
                  <bdi>{each.nickname}</bdi>
                  <small>{each.reason}</small>
                  {each.signature && (
                    <small className={styles.says}>
                      <bdi>{each.signature}</bdi>
                    </small>
                  )}
                </p>
                <Button size="s" reason={props.why} track="ask" onClick={() => setPerson(each)}>
                  {t('ask')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </StateView>
      <AskPerson
        person={person}
        onChange={setPerson}
        reason={props.why}
        title={t('sure.title')}
        confirmText={t('sure.do')}
        busy={props.busy}
        track="confirm-ask"
        onConfirm={props.onAsk}
      >
        <p>{t('sure.text')}</p>
      </AskPerson>
    </section>
  )
}
