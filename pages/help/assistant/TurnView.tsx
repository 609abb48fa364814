import { memo } from 'react'
import { copyWithToast } from '#shared/features/clipboard'
import type { Turn } from '#shared/features/conversation'
import { Markdown } from '#shared/features/markdown'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './TurnView.module.css'

interface Props {
  turn: Turn
  /** Only the last answer can be continued or retried. */
  last: boolean
  busy: boolean
  onGoOn: () => void
  onAgain: () => void
}

/** A question and its answer, as far as it has come; finished ones are not drawn again while another comes. */
export const TurnView = memo(
  ({ turn, last, busy, onGoOn, onAgain }: Props) => {
    const t = useT<typeof zh>()
    const { question, answer, state } = turn
    const coming = state === 'coming'
    return (
      <article className={styles.turn} data-state={state}>
        <p className={styles.question}>
          <bdi>{question}</bdi>
        </p>
        <div className={styles.answer}>
          {coming && answer === '' && (
            <p className={styles.thinking} role="status">
              <i />
              <i />
              <i />
              <span>{t('thinking')}</span>
            </p>
          )}
          {state === 'refused' ? <p>{answer}</p> : <Markdown text={answer} streaming={coming} />}
          {(state === 'broken' || state === 'stopped') && (
            <p className={styles.end} role="status">
              {t(state)}
            </p>
          )}
        </div>
        {!coming && (
          <div className={styles.actions}>
            {last && (state === 'broken' || state === 'stopped') && answer !== '' && (
              <Button size="s" track="go-on" reason={busy ? t('wait') : undefined} onClick={onGoOn}>
                {t('goOn')}
              </Button>
            )}
            {last && (
              <Button
                size="s"
                look="ghost"
                track="again"
                reason={busy ? t('wait') : undefined}
                onClick={onAgain}
              >
                {t('again')}
              </Button>
            )}
            {answer !== '' && state !== 'refused' && (
              <Button
                size="s"
                look="quiet"
                track="copy"
                onClick={() => void copyWithToast(answer, t('copied'), t('copyByHand'))}
              >
                {t('copy')}
              </Button>
            )}
          </div>
        )}
      </article>
    )
  },
  (before, after) => before.turn === after.turn && before.last === after.last && before.busy === after.busy,
)
