import { useState } from 'react'
import { type CpCandidate, getCpRecommended } from '#shared/api/cp'
import { ConfirmPerson, PeoplePicker } from '#shared/campaign/people-picker'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import styles from './Recommended.module.css'

type Person = Pick<CpCandidate, 'userId' | 'nickname' | 'portrait'>

/** People who are still free, other ones each day, and those I know: one is asked after a question of whether it is them. */
export function Recommended(props: {
  /** Why nobody can be asked now. */
  why: string | undefined
  busy: boolean
  onAsk: (userId: string) => Promise<unknown>
}) {
  const t = useT<typeof zh>('family')
  const { userId } = useSession()
  const call = useQuery(getCpRecommended, {})
  const [picking, setPicking] = useState(false)
  const [person, setPerson] = useState<Person>()
  const ask = async () => {
    if (person) await props.onAsk(person.userId)
    setPerson(undefined)
  }
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
      <Button block look="ghost" reason={props.why} track="choose" onClick={() => setPicking(true)}>
        {t('choose')}
      </Button>
      <PeoplePicker
        open={picking}
        title={t('choose')}
        without={[userId]}
        onPick={(picked) => {
          setPicking(false)
          setPerson(picked)
        }}
        onClose={() => setPicking(false)}
      />
      <ConfirmPerson
        person={person}
        title={t('sure.title')}
        confirmText={t('sure.do')}
        busy={props.busy}
        track="confirm-ask"
        onConfirm={() => void ask()}
        onCancel={() => setPerson(undefined)}
      >
        <p>{t('sure.text')}</p>
      </ConfirmPerson>
    </section>
  )
}
