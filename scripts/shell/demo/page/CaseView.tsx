import { useCallback, useState } from 'react'
import { language } from '#shared/runtime/i18n'
import type { Demo, DemoWords } from '#testing/demo'
import styles from './DemoPage.module.css'

const say = (words: DemoWords) => words[language()]

/** One case with its name, and what its presses reported. */
export function CaseView({ of, name }: { of: Demo; name: string }) {
  const [noted, setNoted] = useState('')
  const note = useCallback((text: string) => setNoted(text), [])
  const Case = of[name]
  if (!Case) return null
  return (
    <section className={styles.case} data-case={name}>
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      <Case say={say} note={note} />
      <p className={styles.noted} role="status" translate="no">
        {noted}
      </p>
    </section>
  )
}
