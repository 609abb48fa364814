import type { KnowledgeEntry } from '#shared/api/knowledge'
import { useT } from '#shared/runtime/i18n'
import styles from './Chapter.module.css'
import type zh from './locales/zh.json'
import type { markOf } from './read-marks.ts'

/** A line of the contents: number, title, and the seal of what was read. */
export function Chapter(props: {
  chapter: KnowledgeEntry
  at: number
  mark: ReturnType<typeof markOf>
  onOpen: () => void
}) {
  const t = useT<typeof zh>()
  const { chapter, at, mark } = props
  return (
    <li className={styles.chapter} data-mark={mark}>
      <button type="button" data-track="chapter" onClick={props.onOpen}>
        <b className={styles.number} aria-hidden="true">
          {t('numerals').split(' ')[at] ?? at + 1}
        </b>
        <span className={styles.text}>
          <bdi>{chapter.title}</bdi>
          <small>
            <bdi>{chapter.summary}</bdi>
          </small>
        </span>
        {mark !== 'unread' && <span className={styles.seal}>{t(mark === 'read' ? 'read' : 'changed')}</span>}
      </button>
    </li>
  )
}
