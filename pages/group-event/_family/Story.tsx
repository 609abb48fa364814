import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from './edition.ts'
import styles from './Story.module.css'

/** The date's own story, at the foot of the page. */
export function Story() {
  const t = useT<EditionWords>()
  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{t('story.title')}</h2>
      <p className={styles.text}>{t('story.text')}</p>
    </section>
  )
}
