import { headerOf } from '../../header-profile.ts'
import type { FieldsProps } from '../../link.ts'
import { HEADER_FIELDS, type HeaderField } from '../../settings.ts'
import { Choice } from '../parts/Choice.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { SelectField, TextField } from '../parts/Field.tsx'
import { BRIDGE_WORDS, CLIENT_WORDS, optionsOf } from './panel-text.ts'
import { SettledField } from './SettledField.tsx'

/** What surrounds the page, and how well it serves. */
export function ClientFields({ settings, change }: FieldsProps) {
  const { client, version, bridge, header, headerDelayMs } = settings
  const native = client === 'android' || client === 'ios' || client === 'flutter'
  const usual = headerOf({ ...settings, header: {} })
  const sayHeader = (name: HeaderField, said: string | undefined) => {
    const { [name]: _, ...others } = header
    change({ header: said === undefined ? others : { ...others, [name]: said } })
  }
  return (
    <>
      <Choice
        label="Opened in"
        value={client}
        options={optionsOf(CLIENT_WORDS)}
        onChange={(chosen) => change({ client: chosen })}
        columns={3}
      />
      {native && (
        <>
          <SettledField
            label="App version"
            value={version}
            placeholder="none"
            fits={(text) => /^(\d{1,4}(\.\d{1,4}){0,3})?$/.test(text)}
            wanted="As 3.17.0, or nothing."
            onSettle={(text) => change({ version: text })}
          />
          <SelectField
            label="Bridge"
            value={bridge}
            onChange={(event) => change({ bridge: event.target.value as typeof bridge })}
          >
            {optionsOf(BRIDGE_WORDS).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </SelectField>
          <SettledField
            label="Header after"
            value={String(headerDelayMs)}
            fits={(text) => /^\d{1,6}$/.test(text)}
            wanted="Milliseconds, as 1200."
            unit="ms"
            onSettle={(text) => change({ headerDelayMs: Number(text) })}
          />
          <Disclosure title="Header profile" note={countText(Object.keys(header).length)}>
            {HEADER_FIELDS.map((name) => (
              <TextField
                key={name}
                label={name}
                value={header[name] ?? ''}
                placeholder={header[name] === undefined ? (usual[name] ?? 'not said') : 'not said'}
                onChange={(event) => sayHeader(name, event.target.value || undefined)}
              />
            ))}
          </Disclosure>
        </>
      )}
    </>
  )
}

const countText = (count: number) => (count > 0 ? `${count} said otherwise` : 'as usual')
