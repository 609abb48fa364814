import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Board, getBoard, receive } from './api.ts'
import { Clock } from './Clock.tsx'
import own from './own.module.css'
import styles from './page.module.css'

const RULES = { how: ['daily', 'take', 'once'], end: ['over', 'fair'] }

/** The same page as its author would write it with React, i18next and nothing of ours. */
export function TasksPage() {
  const { t } = useTranslation()
  const [board, setBoard] = useState<Board>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState('')
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    getBoard().then(setBoard, () => setFailed(true))
  }, [])

  async function onReceive(taskId: string) {
    setBusy(taskId)
    try {
      setBoard(await receive(taskId))
    } catch {
      setFailed(true)
    } finally {
      setBusy('')
    }
  }

  return (
    <main className={styles.theme}>
      <header className={styles.hero}>
        <svg className={styles.scene} viewBox="0 0 375 220" aria-hidden="true">
          <circle cx="300" cy="54" r="34" fill="#ffe6a6" />
          <path d="M0 220V150q60-40 120-14t120-22 135 16v90z" fill="#3a2470" />
          <path d="M0 220v-34q90-34 180-10t195-6v50z" fill="#2a1856" />
          <path d="M70 70h36v46H70zM180 44h30v40h-30z" fill="#ff8a5c" />
          <path d="M88 40v30M195 16v28" stroke="#ffe6a6" strokeWidth="2" />
        </svg>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.clock}>
          {t('left')} <Clock target={board?.endAt} />
        </p>
        <button
          type="button"
          className={`${styles.rules} ${own.rules}`}
          onClick={() => sheet.current?.showModal()}
        >
          {t('rulesTitle')}
        </button>
      </header>
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('tasks')}</h2>
        {failed && <p role="alert">{t('failed')}</p>}
        {!board && <div className={own.skeleton} />}
        <ul>
          {board?.tasks.map((task) => (
            <li key={task.id} className={styles.task} data-state={task.state}>
              <div className={styles.words}>
                <b className={styles.name}>{task.title}</b>
                <p className={styles.note}>{task.note}</p>
                <p className={styles.reward}>
                  {t('progress', { done: task.done, target: task.target })} · {task.reward}
                </p>
              </div>
              <button
                type="button"
                className={own.button}
                disabled={task.state !== 'claimable' || busy === task.id}
                onClick={() => onReceive(task.id)}
              >
                {t(`state.${task.state}`)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <dialog ref={sheet} className={own.sheet}>
        <h2>{t('rulesTitle')}</h2>
        {Object.entries(RULES).map(([part, items]) => (
          <section key={part}>
            <h3>{t(`rules.${part}`)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{t(`rules.${item}`)}</li>
              ))}
            </ul>
          </section>
        ))}
        <button type="button" className={own.button} onClick={() => sheet.current?.close()}>
          ✕
        </button>
      </dialog>
    </main>
  )
}
