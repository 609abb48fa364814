import { useEffect, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import styles from './Loading.module.css'

/** Delay before the spinner is shown: a spinner that only flashes makes a page feel slower. */
const DELAY_MS = 300

/**
 * A spinner for waiting without a known shape, for instance a payment check. `page` fills the screen, `block` a section,
 * `inline` a line of text. Shown and announced after a short delay; its space is reserved from the start. For data of a
 * known shape use a skeleton.
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
    // the status element is rendered before its text, else the text is not announced
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
