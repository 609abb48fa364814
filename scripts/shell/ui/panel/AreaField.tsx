import { useId } from 'react'
import type { FieldsProps } from '../../link.ts'
import { SettledField } from './SettledField.tsx'

const KNOWN = ['ZH', 'TW', 'HK', 'TH', 'MY', 'ID', 'US']

/** AREA in the page's address. */
export function AreaField({ settings, change }: FieldsProps) {
  const id = useId()
  return (
    <>
      <SettledField
        label="AREA"
        value={settings.area}
        placeholder="not said"
        list={id}
        fits={(text) => /^\w{0,12}$/.test(text)}
        wanted="Up to twelve letters or digits."
        onSettle={(text) => change({ area: text })}
      />
      <datalist id={id}>
        {KNOWN.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
    </>
  )
}
