import type { FieldsProps } from '../../link.ts'
import type { Fault } from '../../settings.ts'
import { Button } from '../parts/Button.tsx'
import { Choice } from '../parts/Choice.tsx'
import styles from './FaultFields.module.css'
import { FaultForm } from './FaultForm.tsx'
import { READY_MADE } from './fault-kinds.ts'
import { faultTarget, faultText } from './fault-text.ts'
import { LINE_WORDS, optionsOf } from './panel-text.ts'

/** Equal for equal faults, in any order. */
const keyOf = (fault: Fault) => JSON.stringify(Object.entries(fault).sort())

/** The line, and what single calls meet in place of their answer. */
export function FaultFields({ settings, site, change }: FieldsProps) {
  const { faults, line } = settings
  const without = (gone: Fault) => faults.filter((fault) => keyOf(fault) !== keyOf(gone))
  const has = (fault: Fault) => faults.some((each) => keyOf(each) === keyOf(fault))
  return (
    <>
      <Choice
        label="Line"
        value={line}
        options={optionsOf(LINE_WORDS)}
        onChange={(chosen) => change({ line: chosen })}
      />
      <div className={styles.ready}>
        {READY_MADE.map(([word, fault]) => (
          <Button
            key={word}
            aria-pressed={has(fault)}
            onClick={() => change({ faults: has(fault) ? without(fault) : [fault, ...faults] })}
          >
            {word}
          </Button>
        ))}
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label="Faults">
          {faults.map((fault) => (
            <li key={keyOf(fault)}>
              <div>
                <code title={faultTarget(fault)}>{faultTarget(fault)}</code>
                <span>{faultText(fault)}</span>
              </div>
              <Button
                look="quiet"
                icon="close"
                label={`Remove ${faultText(fault)}, ${faultTarget(fault)}`}
                onClick={() => change({ faults: without(fault) })}
              />
            </li>
          ))}
        </ul>
      )}
      <FaultForm
        endpoints={site.endpoints}
        codes={site.codes}
        onAdd={(fault) => change({ faults: [fault, ...without(fault)] })}
      />
    </>
  )
}
