import { readPart } from '../../_family/reading/read-part.ts'
import styles from './Scroll.module.css'

/** A text on parchment that tells how much of it (0 to 1) is above the lower edge of its window. */
export function Scroll(props: { body: readonly string[]; onPart: (part: number) => void }) {
  const look = (box: HTMLElement | null) => {
    if (box) props.onPart(readPart(box))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div className={styles.scroll} ref={look} onScroll={(event) => look(event.currentTarget)} tabIndex={0}>
      {props.body.map((line) => {
        const [, sign, text] = /^(## |- )?(.*)/s.exec(line) ?? []
        if (sign === '## ') return <h3 key={line}>{text}</h3>
        return (
          <p key={line} className={sign && styles.point}>
            {text}
          </p>
        )
      })}
    </div>
  )
}
