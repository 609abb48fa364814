import { type FormEvent, useId, useState } from 'react'
import type { ShellCode, ShellEndpoint } from '../../link.ts'
import type { Fault } from '../../settings.ts'
import { Button } from '../parts/Button.tsx'
import { SelectField, TextField } from '../parts/Field.tsx'
import styles from './FaultFields.module.css'
import { FAULT_KINDS } from './fault-kinds.ts'

interface FaultFormProps {
  endpoints: readonly ShellEndpoint[]
  codes: readonly ShellCode[]
  onAdd: (fault: Fault) => void
}

/** Adds a fault: which calls, what they meet, how often. */
export function FaultForm({ endpoints, codes, onAdd }: FaultFormProps) {
  const id = useId()
  const [target, setTarget] = useState('')
  const [kindName, setKindName] = useState('code')
  const [values, setValues] = useState<Record<string, string>>({})
  const [times, setTimes] = useState('')
  const kind = FAULT_KINDS[kindName]
  const asked = kind?.value
  const value = values[kindName] ?? asked?.preset ?? ''
  const path = readTarget(target)
  const goodValue = !asked || asked.fits.test(value)
  const goodTimes = /^([1-9]\d{0,3})?$/.test(times)

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!kind || !path || !goodValue || !goodTimes) return
    onAdd({ ...path, ...kind.make(value), ...(times && { times: Number(times) }) })
    setTarget('')
    setTimes('')
  }
  return (
    <form className={styles.form} onSubmit={add} aria-label="Another fault">
      <TextField
        label="Endpoint"
        value={target}
        list={`${id}-endpoints`}
        placeholder="every call"
        hint={!path && 'From the list, or a beginning as /activity/*'}
        aria-invalid={!path}
        onChange={(event) => setTarget(event.target.value)}
      />
      <datalist id={`${id}-endpoints`}>
        {endpoints.map(({ method, path: declared }) => (
          <option key={`${method} ${declared}`} value={`${method} ${declared}`} />
        ))}
      </datalist>
      <SelectField label="Meets" value={kindName} onChange={(event) => setKindName(event.target.value)}>
        {Object.entries(FAULT_KINDS).map(([name, { word }]) => (
          <option key={name} value={name}>
            {word}
          </option>
        ))}
      </SelectField>
      {asked && (
        <TextField
          label={asked.label}
          value={value}
          list={kindName === 'code' ? `${id}-codes` : undefined}
          hint={
            goodValue
              ? codes.find(({ code }) => kindName === 'code' && code === Number(value))?.line
              : asked.wanted
          }
          aria-invalid={!goodValue}
          onChange={(event) => setValues({ ...values, [kindName]: event.target.value })}
        />
      )}
      <datalist id={`${id}-codes`}>
        {codes.map(({ code, line }) => (
          <option key={code} value={String(code)}>
            {line}
          </option>
        ))}
      </datalist>
      <TextField
        label="How often"
        value={times}
        placeholder="always"
        inputMode="numeric"
        hint={!goodTimes && 'A number, or nothing for always.'}
        aria-invalid={!goodTimes}
        onChange={(event) => setTimes(event.target.value.trim())}
      />
      <Button type="submit" icon="plus">
        Add fault
      </Button>
    </form>
  )
}

/** Path and method of what was written: 'POST /pay/*', a path alone, or '' for every call. */
function readTarget(text: string): Pick<Fault, 'method' | 'path'> | undefined {
  const found = /^(?:(GET|POST|PUT|DELETE)\s+)?(\/\S*)?$/i.exec(text.trim())
  if (!found) return undefined
  const [, method, path] = found
  return { ...(method && { method: method.toUpperCase() }), ...(path && { path }) }
}
