import { useEffect, useState } from 'react'
import { TextField } from '../parts/Field.tsx'

interface SettledFieldProps {
  label: string
  value: string
  placeholder?: string
  /** Unit in the label, for instance 'ms'. */
  unit?: string
  /** Name of a `<datalist>` with values to choose from. */
  list?: string
  fits: (text: string) => boolean
  /** The expected format, shown while the value is invalid. */
  wanted: string
  onSettle: (text: string) => void
}

/** A line of text that counts once it is written: at Enter or when one leaves it, and only if it fits. */
export function SettledField({ label, value, unit, fits, wanted, onSettle, ...rest }: SettledFieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const good = fits(text)
  const settle = () => {
    if (good && text !== value) onSettle(text)
  }
  return (
    <TextField
      {...rest}
      label={unit ? `${label}, ${unit}` : label}
      value={text}
      hint={!good && wanted}
      aria-invalid={!good}
      onChange={(event) => setText(event.target.value.trim())}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}
