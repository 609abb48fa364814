import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { LONGEST_QUESTION } from '#shared/api/assistant'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './Composer.module.css'
import type zh from './locales/zh.json'

const MOST_ROWS = 4
const SEND = 'M3 11 20 3q1 0 1 1l-8 17q-1 1-2 0l-2-6-6-2q-1-1 0-2Z'
const STOP = 'M7 5h10q2 0 2 2v10q0 2-2 2H7q-2 0-2-2V7q0-2 2-2Z'

/** As many signs as fill a row of a phone. */
const ROW = 20

/** Where a question is written; while an answer comes its button stops it, and what is typed stays. */
export function Composer(props: { busy: boolean; onSend: (question: string) => void; onStop: () => void }) {
  const t = useT<typeof zh>()
  const { busy } = props
  const [text, setText] = useState('')
  const send = () => {
    const question = text.trim()
    if (busy) return
    if (!question) return toast.tip(t('writeFirst'))
    setText('')
    props.onSend(question)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) props.onStop()
    else send()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    // the Enter that ends a word of an input method; Safari's comes after its end, as key 229
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW)), 0)
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        name="question"
        rows={Math.min(MOST_ROWS, rows)}
        maxLength={LONGEST_QUESTION}
        enterKeyHint="send"
        aria-label={t('question')}
        placeholder={t('question')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="submit" data-track={busy ? 'stop' : 'send'} aria-label={t(busy ? 'stop' : 'send')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={busy ? STOP : SEND} />
        </svg>
      </button>
    </form>
  )
}
