import { useT } from '#shared/runtime/i18n'
import styles from './Categories.module.css'
import type zh from './locales/zh.json'

export interface Category {
  id: string
  name: string
  /** How many of the articles found are of it. */
  count: number
}

/** Flags on a line: all articles, or those of one category. */
export function Categories(props: {
  categories: readonly Category[]
  /** Id of the chosen one, '' for all. */
  value: string
  onChange: (id: string) => void
}) {
  const t = useT<typeof zh>()
  const sum = props.categories.reduce((total, { count }) => total + count, 0)
  const all = { id: '', name: t('all'), count: sum }
  return (
    <fieldset className={styles.line} aria-label={t('categories')}>
      <div className={styles.flags}>
        {[all, ...props.categories].map(({ id, name, count }) => (
          <button
            key={id}
            type="button"
            className={styles.flag}
            data-track="category"
            aria-pressed={id === props.value}
            onClick={() => props.onChange(id)}
          >
            <bdi>{name}</bdi> {props.categories.length > 0 && <b>{count}</b>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
