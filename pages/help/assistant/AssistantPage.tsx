import { useEffect, useRef, useState } from 'react'
import { useConversation } from '#shared/features/conversation'
import { toLogin, useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import theme from '../_family/theme.module.css'
import styles from './AssistantPage.module.css'
import { Composer } from './Composer.tsx'
import { Keeper } from './Keeper.tsx'
import type zh from './locales/zh.json'
import { TurnView } from './TurnView.tsx'

const SUGGESTIONS = ['hall', 'withdraw', 'safe'] as const

/** A conversation with the keeper of the lighthouse. */
export function AssistantPage() {
  const t = useT<typeof zh>()
  const { turns, busy, ask, goOn, again, stop, clear } = useConversation()
  const [clearing, setClearing] = useState(false)
  const nobody = useNobody()
  const log = useRef<HTMLDivElement>(null)
  const count = turns?.length ?? 0
  const begun = useRef(false)
  // scroll to a new question, but not through earlier ones on arrival
  useEffect(() => {
    if (begun.current && count > 0) log.current?.lastElementChild?.scrollIntoView()
  }, [count])
  const send = (question: string) => {
    if (nobody) return toLogin()
    begun.current = true
    void ask(question)
  }
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <header className={styles.head}>
        <Keeper busy={busy} />
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {count > 0 && (
          <Button
            look="quiet"
            size="s"
            track="clear"
            className={styles.clear}
            onClick={() => setClearing(true)}
          >
            {t('clear')}
          </Button>
        )}
      </header>
      <div ref={log} className={styles.log} role="log" aria-label={t('log')} aria-busy={busy}>
        {turns?.map((turn, at) => (
          <TurnView
            key={turn.id}
            turn={turn}
            last={at === count - 1}
            busy={busy}
            onGoOn={() => void goOn(turn)}
            onAgain={() => void again(turn)}
          />
        ))}
        {turns && count === 0 && (
          <section className={styles.start} data-expose="suggestions">
            <p>{t('hello')}</p>
            {SUGGESTIONS.map((name) => (
              <button
                key={name}
                type="button"
                data-track="suggestion"
                onClick={() => send(t(`suggestions.${name}`))}
              >
                {t(`suggestions.${name}`)}
              </button>
            ))}
          </section>
        )}
      </div>
      <Composer busy={busy} onSend={send} onStop={stop} />
      <Confirm
        open={clearing}
        danger
        title={t('clearing.title')}
        confirmText={t('clearing.confirm')}
        track="clear-confirm"
        onCancel={() => setClearing(false)}
        onConfirm={() => {
          setClearing(false)
          clear()
        }}
      >
        {t('clearing.text')}
      </Confirm>
    </ThemeRoot>
  )
}
