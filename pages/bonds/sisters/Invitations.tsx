import type { SisterGroupDetail } from '#shared/api/sister-group'
import { Letters } from '#shared/campaign/letter'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './SistersPage.module.css'
import type { Sisters } from './use-sisters.ts'

/** Invitations to me and from me. */
export function Invitations(props: { detail: SisterGroupDetail; sisters: Sisters; onExpired: () => void }) {
  const t = useT<typeof zh>()
  const { group, invitations } = props.detail
  const { answering } = props.sisters
  const letters = [
    ...invitations.received.map((each) => ({ ...each, from: 'them' as const })),
    ...invitations.sent.map((each) => ({ ...each, from: 'me' as const })),
  ]
  if (!letters.length) return null
  return (
    <section className={styles.letters} data-expose="letters">
      <h2>{t('letters')}</h2>
      <Letters
        final
        letters={letters}
        textOf={({ from }) => t(from === 'them' ? 'asksMe' : 'asked')}
        acting={answering.acting}
        reasonOf={(answer) => (answer === 'accept' && group ? t('inGroup') : undefined)}
        onAnswer={(answer, { id }) =>
          answer !== 'withdraw' && void answering.run({ invitationId: id, answer }, `${answer} ${id}`)
        }
        onExpired={props.onExpired}
      />
    </section>
  )
}
