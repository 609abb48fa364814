import { readOffset } from '../../clock-text.ts'
import type { FieldsProps } from '../../link.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { Switch } from '../parts/Switch.tsx'
import styles from './ClockFields.module.css'
import { clockFrom, DAY, dateText, fieldText, HOUR, moveClock } from './clock.ts'

const MOVES = [
  ['-1 day', -DAY],
  ['-1 h', -HOUR],
  ['+1 h', HOUR],
  ['+1 day', DAY],
] as const

/** The server's clock, which pages go by. */
export function ClockFields({ settings, now, change }: FieldsProps & { now: number | undefined }) {
  const { clock, frozen } = settings
  const dated = clock !== '' && readOffset(clock) === undefined
  return (
    <>
      <p className={styles.now}>
        <output>{now === undefined ? 'not known yet' : dateText(now)}</output>
        <span>in Shanghai{clock && !dated && `, ${clock}`}</span>
      </p>
      <div className={styles.moves}>
        {MOVES.map(([word, ms]) => (
          <Button key={word} onClick={() => change({ clock: moveClock(clock, ms) })}>
            {word.replace('-', '−')}
          </Button>
        ))}
      </div>
      <TextField
        label="From a date"
        type="datetime-local"
        value={dated ? fieldText(Date.parse(clock)) : ''}
        onChange={(event) => change({ clock: event.target.value && clockFrom(event.target.value) })}
      />
      <Switch label="Frozen" checked={frozen} onChange={(checked) => change({ frozen: checked })} />
    </>
  )
}
