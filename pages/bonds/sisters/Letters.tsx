import type { SisterGroupDetail } from '#shared/api/sister-group'
import { Letter, type LetterAnswer } from '#shared/campaign/letter'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './SistersPage.module.css'
import type { Sisters } from './use-sisters.ts'

/** Invitations to me and from me, those that wait first. */
export function Letters(props: { detail: SisterGroupDetail; sisters: Sisters; onExpired: () => void }) {
  const t = useT<typeof zh>()
  const { group, invitations } = props.detail
  const { answering } = props.sisters
  const sending = (id: string) =>
    (['accept', 'refuse'] as const).find((answer) => answering.acting === `${answer} ${id}`)
  const send = (invitationId: string, answer: LetterAnswer) => {
    if (answer !== 'withdraw') void answering.run({ invitationId, answer }, `${answer} ${invitationId}`)
  }
  const all = [
    ...invitations.received.map((each) => ({ ...each, from: 'them' as const })),
    ...invitations.sent.map((each) => ({ ...each, from: 'me' as const })),
  ]
  const waits = ({ state }: { state: string }) => Number(state === 'pending')
  if (!all.length) return null
  return (
    <section className={styles.letters} data-expose="letters">
      <h2>{t('letters')}</h2>
      {all
        .sort((a, b) => waits(b) - waits(a) || b.at - a.at)
        .map(({ id, from, person, state, at, expiresAt }) => (
          <Letter
            key={`${from} ${id}`}
            from={from}
            person={person}
            state={state}
            at={at}
            expiresAt={expiresAt}
            onExpired={props.onExpired}
            sending={sending(id)}
            reasonOf={(answer) => (answer === 'accept' && group ? t('inGroup') : undefined)}
            onAnswer={from === 'them' ? (answer) => send(id, answer) : undefined}
          >
            {t(from === 'them' ? 'asksMe' : 'asked')}
          </Letter>
        ))}
    </section>
  )
}
