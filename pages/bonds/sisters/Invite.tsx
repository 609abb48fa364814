import { useState } from 'react'
import type { SisterGroupDetail } from '#shared/api/sister-group'
import { ConfirmPerson, PeoplePicker } from '#shared/campaign/people-picker'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import styles from './Invite.module.css'
import type zh from './locales/zh.json'
import type { Sisters } from './use-sisters.ts'

type Person = SisterGroupDetail['candidates'][number]

/** People to invite while there is room, or until when I can be in no group. */
export function Invite(props: { detail: SisterGroupDetail; sisters: Sisters; onFree: () => void }) {
  const t = useT<typeof zh>()
  const { userId } = useSession()
  const [picking, setPicking] = useState(false)
  const [person, setPerson] = useState<Person>()
  const { group, candidates, freeFrom, invitations } = props.detail
  const { inviting } = props.sisters
  if (freeFrom !== null) {
    return (
      <p className={styles.pause} data-expose="pause">
        {t('pause')} <Countdown look="plain" target={freeFrom} onEnd={props.onFree} />
      </p>
    )
  }
  if (group && group.members.length >= group.most) return null
  const members = group?.members.map((each) => each.userId) ?? []
  const asked = invitations.sent.flatMap((each) => (each.state === 'pending' ? each.person.userId : []))
  const invite = async () => {
    if (person) await inviting.run({ toUserId: person.userId })
    setPerson(undefined)
  }
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
      <Button block look="ghost" track="choose" onClick={() => setPicking(true)}>
        {t('choose')}
      </Button>
      <PeoplePicker
        open={picking}
        title={t('choose')}
        without={[userId, ...members, ...asked]}
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
        busy={inviting.busy}
        track="confirm-invite"
        onConfirm={() => void invite()}
        onCancel={() => setPerson(undefined)}
      >
        <p>{t(group ? 'sure.join' : 'sure.found')}</p>
      </ConfirmPerson>
    </section>
  )
}
