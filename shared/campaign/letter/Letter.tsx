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

/** An invitation between a person and me. */
export interface LetterData {
  id: string
  /** Who wrote it: the person, or I. */
  from: 'them' | 'me'
  person: { userId: string; nickname: string; portrait: string }
  state: LetterState
  /** When it was sent, and until when it is good; ms by the server's clock. */
  at: number
  expiresAt: number
}

interface Props {
  /** The answer that is being sent, and to which letter: `accept 12`. */
  acting: string | null
  /** Why an answer cannot be given now. */
  reasonOf?: (answer: LetterAnswer) => string | undefined
  /** The log name of each is the answer. */
  onAnswer: (answer: LetterAnswer, letter: LetterData) => void
  /** Sent letters cannot be withdrawn. */
  final?: boolean
  onExpired: () => void
}

/** Received and sent letters, pending ones first. `textOf` returns the body of a letter. */
export function Letters(
  props: Props & {
    received: readonly Omit<LetterData, 'from'>[]
    sent: readonly Omit<LetterData, 'from'>[]
    textOf: (letter: LetterData) => ReactNode
  },
) {
  const { received, sent, textOf, ...rest } = props
  const waits = ({ state }: LetterData) => Number(state === 'pending')
  const sorted: LetterData[] = [
    ...received.map((each) => ({ ...each, from: 'them' as const })),
    ...sent.map((each) => ({ ...each, from: 'me' as const })),
  ].sort((a, b) => waits(b) - waits(a) || b.at - a.at)
  return sorted.map((letter) => (
    <Letter key={`${letter.from} ${letter.id}`} letter={letter} {...rest}>
      {textOf(letter)}
    </Letter>
  ))
}

/**
 * An invitation shown as a letter: the person, the date, the state, and the time left to answer by the server's clock. A
 * pending letter shows its answers; past its deadline it is shown as expired before the server confirms it.
 */
function Letter(props: Props & { letter: LetterData; children: ReactNode }) {
  const t = useT<typeof zh>('campaign/letter')
  const now = useNow()
  const { acting, letter, onAnswer } = props
  const { id, person, from, expiresAt } = letter
  const late = letter.state === 'pending' && now !== null && now >= expiresAt
  const state = late ? 'expired' : letter.state
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
          {(from === 'them' || !props.final) && (
            <div className={styles.actions}>
              {ANSWERS[from].map((answer) => (
                <Button
                  key={answer}
                  look={answer === 'accept' ? 'primary' : 'ghost'}
                  reason={props.reasonOf?.(answer)}
                  busy={acting === `${answer} ${id}`}
                  track={answer}
                  onClick={() => onAnswer(answer, letter)}
                >
                  {t(answer)}
                </Button>
              ))}
            </div>
          )}
        </>
      ) : (
        <p className={styles.until}>{formatDate(letter.at, 'minute')}</p>
      )}
    </article>
  )
}
