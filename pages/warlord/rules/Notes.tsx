import type { CaptainConfig } from '#shared/api/captain'
import styles from './Notes.module.css'

/** The further rules, as operations wrote them. */
export function Notes({ sections }: { sections: CaptainConfig['rules'] }) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.title} className={styles.notes}>
          <h2>{section.title}</h2>
          <ol>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
