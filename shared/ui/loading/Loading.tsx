import { useEffect, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import styles from './Loading.module.css'

/** What is quicker than this is not announced: a spinner that only flashes makes a page feel slower. */
const DELAY_MS = 300

/**
 * Something is under way whose shape nobody knows yet, as a payment that is being checked. `page` fills the screen,
 * `block` a section, `inline` stands in a line of text. Seen and spoken after a short moment; its place is kept from the
 * start. For data of a known shape take a skeleton.
 */
export function Loading(props: { size?: 'page' | 'block' | 'inline'; text?: string; className?: string }) {
  const { size = 'block', className = '' } = props
  const common = useT<typeof runtime>('runtime')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setShown, DELAY_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    // The status stands there before its text, or the text would not be read out.
    <span className={`${styles.loading} ${className}`} data-size={size} role="status">
      {shown && (
        <span className={styles.shown}>
          <span className={styles.spinner} />
          <span className={styles.text}>{props.text ?? common('common.loading')}</span>
        </span>
      )}
    </span>
  )
}
