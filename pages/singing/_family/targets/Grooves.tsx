import styles from './Turntable.module.css'

/** Between the outermost groove and the label, in the drawing's units. */
const OUTER = 130
const WIDTH = 74

/** Progress as arcs over the upper half of the record, `parts` from 0 to 1, outermost first; `label` on its middle. */
export function Grooves({ parts, label }: { parts: readonly number[]; label: string }) {
  const step = WIDTH / Math.max(3, parts.length)
  return (
    <svg viewBox="0 0 300 150" className={styles.grooves} aria-hidden="true">
      {parts.map((part, at) => {
        const r = OUTER - at * step
        const arc = `M${150 - r} 150A${r} ${r} 0 01${150 + r} 150`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a groove is known by its place
          <g key={at} data-groove={at + 1}>
            <path d={arc} />
            {part > 0 && <path d={arc} pathLength={100} strokeDasharray={`${part * 100} 200`} />}
          </g>
        )
      })}
      <circle cx="150" cy="150" r="46" />
      <circle cx="150" cy="150" r="39" />
      <text x="150" y="139">
        {label}
      </text>
    </svg>
  )
}
