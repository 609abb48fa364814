import { useT } from '#shared/runtime/i18n'
import styles from './Story.module.css'
import type { SeasonWords } from './season.ts'

/** The date's own story, at the foot of the page. */
export function Story() {
  const t = useT<SeasonWords>()
  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{t('story.title')}</h2>
      <p className={styles.text}>{t('story.text')}</p>
    </section>
  )
}
