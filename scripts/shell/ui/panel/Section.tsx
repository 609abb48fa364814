import { type ReactNode, useId, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** What is chosen, in few words, shown while it is folded. */
  summary: string
  /** How many of its settings differ from what the state asks for; with any it opens by itself. */
  changed: number
  onReset: () => void
  /** Open at first. */
  open?: boolean
  children: ReactNode
}

/** A group of settings: collapsed it shows the choice, expanded the options. */
export function Section({ title, summary, changed, onReset, open: first = false, children }: SectionProps) {
  const id = useId()
  const [open, setOpen] = useState(first || changed > 0)
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            className={styles.title}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" size={12} />
            {title}
          </button>
        </h2>
        {!open && <span className={styles.summary}>{summary}</span>}
        {changed > 0 && (
          <>
            <span className={styles.changed}>{changed} changed</span>
            <Button look="quiet" icon="reset" label={`Reset ${title}`} onClick={onReset} />
          </>
        )}
      </header>
      <div id={`${id}-body`} className={styles.body} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
