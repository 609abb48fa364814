import { readPart } from '../../_family/reading/read-part.ts'
import styles from './Scroll.module.css'

/** A text on parchment; reports which part of it (0 to 1) has been visible. */
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
