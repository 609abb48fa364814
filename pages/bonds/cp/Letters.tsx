import type { CpDetail } from '#shared/api/cp'
import { Letter } from '#shared/campaign/letter'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** Who asks me, and whom I asked last. */
export function Letters(props: {
  detail: CpDetail
  why: string | undefined
  acting: string | null
  onSet: (userId: string, what: 'withdraw' | 'accept' | 'refuse') => void
  onExpired: () => void
}) {
  const t = useT<typeof zh>()
  const { detail, why, acting, onSet } = props
  const { asked, questions } = detail
  const act = (userId: string, what: 'withdraw' | 'accept' | 'refuse', look?: 'ghost') => (
    <Button
      look={look}
      reason={why}
      busy={acting === `${what} ${userId}`}
      track={what}
      onClick={() => onSet(userId, what)}
    >
      {t(what)}
    </Button>
  )
  return (
    <>
      {asked && (
        <Letter
          from="me"
          person={asked}
          state={asked.state}
          at={asked.at}
          expiresAt={asked.expiresAt}
          onExpired={props.onExpired}
          actions={act(asked.userId, 'withdraw', 'ghost')}
        >
          {t('iAsked')}
        </Letter>
      )}
      {questions.map((question) => (
        <Letter
          key={question.userId}
          from="them"
          person={question}
          state={question.state}
          at={question.at}
          expiresAt={question.expiresAt}
          onExpired={props.onExpired}
          actions={
            <>
              {act(question.userId, 'refuse', 'ghost')}
              {act(question.userId, 'accept')}
            </>
          }
        >
          {t('asksMe')}
        </Letter>
      ))}
    </>
  )
}
