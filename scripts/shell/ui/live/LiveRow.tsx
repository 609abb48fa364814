import { memo, useId, useState } from 'react'
import { type Entry, KINDS } from './entry.ts'
import { Json } from './Json.tsx'
import styles from './LiveRow.module.css'
import { exactTimeText, timeText } from './time-text.ts'

/** A row that opens to all that is known of it. */
export const LiveRow = memo(function LiveRow({ entry }: { entry: Entry }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { kind, at, mark, name, result, tone, parts } = entry
  const whole = mark ? `${mark} ${name}` : name
  if (kind === 'run')
    return (
      <li className={styles.run}>
        <span>{name}</span>
        <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
      </li>
    )
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <time dateTime={new Date(at).toISOString()} title={exactTimeText(at)}>
          {timeText(at)}
        </time>
        <span className={styles.kind} data-kind={kind}>
          {KINDS[kind]}
        </span>
        {mark ? (
          <span className={`${styles.name} ${styles.call}`} title={whole}>
            <span className={styles.mark}>{mark}</span>
            <span>
              <bdi>{name}</bdi>
            </span>
          </span>
        ) : (
          <span className={styles.name} title={whole}>
            {name}
          </span>
        )}
        <span className={styles.result} data-tone={tone}>
          {result}
        </span>
      </button>
      <div id={id} className={styles.detail} hidden={!open}>
        {open && (
          <>
            <p>
              {exactTimeText(at)} <code>{whole}</code>
            </p>
            {Object.entries(parts ?? {}).map(([title, value]) => (
              <Json key={title} title={title} value={value} />
            ))}
          </>
        )}
      </div>
    </li>
  )
})
