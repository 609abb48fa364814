import type { CpDetail } from '#shared/api/cp'
import { Letter, type LetterAnswer } from '#shared/campaign/letter'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** Who asks me, and whom I asked last. */
export function Letters(props: {
  detail: CpDetail
  why: string | undefined
  acting: string | null
  onSet: (userId: string, what: LetterAnswer) => void
  onExpired: () => void
}) {
  const t = useT<typeof zh>()
  const { asked, questions } = props.detail
  const letter = (from: 'me' | 'them', one: CpDetail['questions'][number]) => (
    <Letter
      key={`${from} ${one.userId}`}
      from={from}
      person={one}
      state={one.state}
      at={one.at}
      expiresAt={one.expiresAt}
      sending={ANSWERS.find((answer) => props.acting === `${answer} ${one.userId}`)}
      reasonOf={() => props.why}
      onAnswer={(answer) => props.onSet(one.userId, answer)}
      onExpired={props.onExpired}
    >
      {t(from === 'me' ? 'iAsked' : 'asksMe')}
    </Letter>
  )
  return (
    <>
      {asked && letter('me', asked)}
      {questions.map((question) => letter('them', question))}
    </>
  )
}

const ANSWERS = ['accept', 'refuse', 'withdraw'] as const
