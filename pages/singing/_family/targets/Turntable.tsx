import type { SingTask } from '#shared/api/sing-captain'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Edition, EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Rules } from './Rules.tsx'
import styles from './Turntable.module.css'

/** Between the outermost groove and the label, in the drawing's units. */
const OUTER = 130
const WIDTH = 74

/** Progress as arcs over the upper half of the record, `parts` from 0 to 1, outermost first; `label` on its middle. */
function Grooves({ parts, label }: { parts: readonly number[]; label: string }) {
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

/** The hero: this week's record on the turntable, half out of its sleeve; each groove is a target. */
export function Turntable(props: { edition: Edition; task: SingTask | undefined; onWeekEnd: () => void }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const { edition, task } = props
  const parts = task?.targets.map(({ progress, target }) => Math.min(1, progress / Math.max(1, target))) ?? []
  const played = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)
  return (
    <header className={styles.hero} data-version={edition.version}>
      <Rules version={edition.version} />
      <h1 className={styles.title}>
        <span>{own('title.over')} </span>
        {own('title.main')}
      </h1>
      <p className={styles.lead}>{own('title.lead')}</p>
      <p className={styles.week}>
        {task && (
          <>
            <span>
              {formatDate(task.week.startAt, 'day')} – {formatDate(task.week.endAt - 1, 'day')}
            </span>
            <span>
              {t('targets.left')} <Countdown look="plain" target={task.week.endAt} onEnd={props.onWeekEnd} />
            </span>
          </>
        )}
      </p>
      <div className={styles.deck}>
        <i className={styles.record} />
        <Grooves parts={parts} label={task?.level ? t('level', { level: task.level }) : '♪'} />
        <svg
          viewBox="0 0 60 190"
          className={styles.arm}
          style={{ transform: `rotate(${Math.round(played * 17)}deg)` }}
          aria-hidden="true"
        >
          <path d="M44 20V104L18 158" />
          <path d="M24 146l8 4-11 22-9-5z" className={styles.needle} />
          <circle cx="44" cy="20" r="15" />
        </svg>
      </div>
    </header>
  )
}
