import type { FieldsProps } from '../../link.ts'
import { ADDRESS_FIELDS } from '../../settings.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { SelectField } from '../parts/Field.tsx'
import { sayInQuery, sayRest, splitQuery } from './query.ts'
import { SettledField } from './SettledField.tsx'

/** The two parameters that most pages read are always shown. */
const [FIRST, SECOND, ...OTHERS] = ADDRESS_FIELDS

/** The page's URL: its path and parameters. */
export function AddressFields({ settings, page, change }: FieldsProps) {
  const { path, query } = settings
  const { fields, rest } = splitQuery(query)
  const paths = [...page.paths, ...(page.redirects ?? []).map(({ from }) => from)]
  const said = OTHERS.filter((name) => fields[name]).length
  const field = (name: (typeof ADDRESS_FIELDS)[number]) => (
    <SettledField
      key={name}
      label={name}
      value={fields[name] ?? ''}
      fits={() => true}
      wanted=""
      onSettle={(text) => change({ query: sayInQuery(query, name, text) })}
    />
  )
  return (
    <>
      {paths.length > 1 && (
        <SelectField
          label="Path"
          value={path || paths[0]}
          onChange={(event) => change({ path: event.target.value === paths[0] ? '' : event.target.value })}
        >
          {paths.map((each) => (
            <option key={each} value={each}>
              {each}
              {page.paths.includes(each) ? '' : ', a redirect'}
            </option>
          ))}
        </SelectField>
      )}
      {[FIRST, SECOND].map(field)}
      <SettledField
        label="Free query"
        value={rest}
        placeholder="fromPc=1&a=b"
        fits={(text) => /^([^?#&\s][^?#\s]*)?$/.test(text)}
        wanted="As a=1&b=2, without ? and #."
        onSettle={(text) => change({ query: sayRest(query, text) })}
      />
      <Disclosure title="Parameters of links" note={said > 0 ? `${said} said` : 'none'}>
        {OTHERS.map(field)}
      </Disclosure>
    </>
  )
}
