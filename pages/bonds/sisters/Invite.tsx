import { useState } from 'react'
import { Letters } from '#shared/campaign/letter'
import { AskPerson, type Person } from '#shared/campaign/people-picker'
import { Avatar } from '#shared/kit/avatar'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import styles from './Invite.module.css'
import type zh from './locales/zh.json'
import type { Part } from './use-sisters.ts'

/** Invitations to me and from me. */
export function Invitations({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const { group, invitations } = detail
  const { received, sent } = invitations
  const { answering } = sisters
  if (!received.length && !sent.length) return null
  return (
    <section className={styles.letters} data-expose="letters">
      <h2>{t('letters')}</h2>
      <Letters
        final
        received={received}
        sent={sent}
        textOf={({ from }) => t(from === 'them' ? 'asksMe' : 'asked')}
        acting={answering.acting}
        reasonOf={(answer) => (answer === 'accept' && group ? t('inGroup') : undefined)}
        onAnswer={(answer, { id }) =>
          answer !== 'withdraw' && void answering.run({ invitationId: id, answer }, `${answer} ${id}`)
        }
        onExpired={sisters.refetch}
      />
    </section>
  )
}

/** People to invite while there is room, or until when I can be in no group. */
export function Invite({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const [person, setPerson] = useState<Person>()
  const { group, candidates, freeFrom, invitations } = detail
  const { inviting } = sisters
  if (freeFrom !== null) {
    return (
      <p className={styles.pause} data-expose="pause">
        {t('pause')} <Countdown look="plain" target={freeFrom} onEnd={sisters.refetch} />
      </p>
    )
  }
  if (group && group.members.length >= group.most) return null
  const members = group?.members.map((each) => each.userId) ?? []
  const asked = invitations.sent.flatMap((each) => (each.state === 'pending' ? each.person.userId : []))
  return (
    <section className={styles.invite} data-expose="invite">
      <h2>{t(group ? 'inviteMore' : 'found')}</h2>
      {candidates.length > 0 && (
        <ul className={styles.people}>
          {candidates.map((each) => (
            <li key={each.userId}>
              <button type="button" data-track="candidate" onClick={() => setPerson(each)}>
                <span className={styles.said}>{t('inviteName')} </span>
                <Avatar src={each.portrait} name={each.nickname} size={56} />
                <bdi>{each.nickname}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <AskPerson
        person={person}
        onChange={setPerson}
        without={[...members, ...asked]}
        title={t('sure.title')}
        confirmText={t('sure.do')}
        busy={inviting.busy}
        track="confirm-invite"
        onConfirm={(toUserId) => inviting.run({ toUserId })}
      >
        <p>{t(group ? 'sure.join' : 'sure.found')}</p>
      </AskPerson>
    </section>
  )
}
