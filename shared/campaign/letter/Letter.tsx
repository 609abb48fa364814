import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Letter.module.css'
import type zh from './locales/zh.json'

export type LetterState = 'pending' | 'accepted' | 'refused' | 'expired' | 'withdrawn'
export type LetterAnswer = 'accept' | 'refuse' | 'withdraw'

/** Who received it accepts or refuses it, who wrote it takes it back. */
const ANSWERS = { them: ['refuse', 'accept'], me: ['withdraw'] } as const

/**
 * An invitation between two people, as a letter: who, when, until when it can be answered by the server's clock, what became
 * of it. What can be done with one that waits stands below it; at its hour it has expired, also before the server is asked.
 */
export function Letter(props: {
  /** Who wrote it: the person, or I. */
  from: 'them' | 'me'
  person: { userId: string; nickname: string; portrait: string }
  state: LetterState
  /** When it was sent, and until when it is good; ms by the server's clock. */
  at: number
  expiresAt: number
  /** What it asks, in the page's words. */
  children: ReactNode
  /** The answer that is being sent. */
  sending?: LetterAnswer | undefined
  /** Why an answer cannot be given now. */
  reasonOf?: (answer: LetterAnswer) => string | undefined
  /** Without it a letter that waits has no buttons. The log name of each is the answer. */
  onAnswer?: ((answer: LetterAnswer) => void) | undefined
  onExpired: () => void
}) {
  const t = useT<typeof zh>('campaign/letter')
  const now = useNow()
  const { person, from, expiresAt, onAnswer } = props
  const late = props.state === 'pending' && now !== null && now >= expiresAt
  const state = late ? 'expired' : props.state
  const expire = useEffectEvent(props.onExpired)
  useEffect(() => {
    if (late) expire()
  }, [late])
  return (
    <article className={styles.letter} data-part="letter" data-state={state} data-from={from}>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.flap} aria-hidden="true">
        <path d="M0 0l50 34L100 0" data-part="letter-flap" />
      </svg>
      <div className={styles.head}>
        <PersonDoor userId={person.userId} label={t('profile')}>
          <Avatar src={person.portrait} name={person.nickname} size={48} />
        </PersonDoor>
        <p>
          <small>{t(from)}</small>
          <bdi>{person.nickname}</bdi>
        </p>
        <b className={styles.stamp} data-part="letter-stamp">
          {t(state)}
        </b>
      </div>
      <p className={styles.text}>{props.children}</p>
      {state === 'pending' ? (
        <>
          <p className={styles.until}>
            {t('left')} <Countdown look="plain" target={expiresAt} />
          </p>
          {onAnswer && (
            <div className={styles.actions}>
              {ANSWERS[from].map((answer) => (
                <Button
                  key={answer}
                  look={answer === 'accept' ? 'primary' : 'ghost'}
                  reason={props.reasonOf?.(answer)}
                  busy={props.sending === answer}
                  track={answer}
                  onClick={() => onAnswer(answer)}
                >
                  {t(answer)}
                </Button>
              ))}
            </div>
          )}
        </>
      ) : (
        <p className={styles.until}>{formatDate(props.at, 'minute')}</p>
      )}
    </article>
  )
}
