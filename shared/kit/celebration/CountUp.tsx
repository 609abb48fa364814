import { useEffect, useRef } from 'react'
import { formatAmount } from '#shared/runtime/format'
import styles from './Celebration.module.css'

const MS = 700
/** Smaller numbers are read at a glance. */
const FROM = 10

/** A text whose number counts up, as '×300'. The style sheet draws the count over the text, which is complete at once. */
export function CountUp({ text, afterMs, still }: { text: string; afterMs: number; still: boolean }) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const [digits] = /\d[\d,]*/.exec(text) ?? ['']
    const to = Number(digits.replace(/,/g, ''))
    const { current } = box
    if (still || !current || to < FROM) return
    let frame = 0
    const startAt = performance.now() + afterMs
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - startAt) / MS))
      if (done === 1) delete current.dataset.count
      else {
        current.dataset.count = text.replace(digits, formatAmount(Math.round(to * (1 - (1 - done) ** 3))))
        frame = requestAnimationFrame(step)
      }
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      delete current.dataset.count
    }
  }, [text, afterMs, still])
  return (
    <span ref={box} className={styles.count}>
      {text}
    </span>
  )
}
