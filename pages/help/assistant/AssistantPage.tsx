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

/** The keeper with the lamp, which glows while an answer comes. */
function Keeper({ busy }: { busy: boolean }) {
  return (
    <svg className={styles.keeper} data-busy={busy || undefined} viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" fill="#0c3f52" />
      <circle className={styles.glow} cx="72" cy="56" r="24" fill="#ffe08a" opacity=".3" />
      <path d="M14 94q2-30 32-30t32 30Z" fill="#e2553f" />
      <path d="M38 64h16v10q-8 6-16 0Z" fill="#e9b48a" />
      <ellipse cx="46" cy="46" rx="17" ry="19" fill="#f2c29a" />
      <path d="M29 50q0 24 17 24t17-24q-4 8-17 8t-17-8Z" fill="#f7efe0" />
      <path d="M26 36q2-18 20-18t20 18Z" fill="#10313c" />
      <path d="M24 36h44v5H24Z" fill="#ffd45e" />
      <path d="M39 45v3M53 45v3" stroke="#10313c" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M72 38v6" stroke="#f7efe0" strokeWidth="3" />
      <path d="M65 44h14l3 22H62Z" fill="#ffe08a" stroke="#f7efe0" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  )
}
