import { ADDRESS_FIELDS } from '../../settings.ts'

type AddressField = (typeof ADDRESS_FIELDS)[number]

/** Values of the parameters that have a field, and the rest of the query as text. */
export function splitQuery(query: string): { fields: Partial<Record<AddressField, string>>; rest: string } {
  const fields: Partial<Record<AddressField, string>> = {}
  const rest = query.split('&').filter((part) => {
    const name = part.split('=')[0] as AddressField
    // Of a repeated one the first counts; the others stay as they are.
    if (!ADDRESS_FIELDS.includes(name) || fields[name] !== undefined) return part !== ''
    fields[name] = new URLSearchParams(part).get(name) ?? ''
    return false
  })
  return { fields, rest: rest.join('&') }
}

/** Sets one parameter of a query; '' removes it. The others keep their places. */
export function sayInQuery(query: string, name: AddressField, value: string): string {
  const said = value && new URLSearchParams({ [name]: value }).toString()
  const parts = query.split('&').filter(Boolean)
  const at = parts.findIndex((part) => part.split('=')[0] === name)
  if (at >= 0) parts.splice(at, 1, said)
  else parts.push(said)
  return parts.filter(Boolean).join('&')
}

/** The query with other free text after the parameters that have a field. */
export function sayRest(query: string, rest: string): string {
  const { fields } = splitQuery(query)
  const said = Object.entries(fields).map(([name, value]) =>
    new URLSearchParams({ [name]: value }).toString(),
  )
  return [...said, rest].filter(Boolean).join('&')
}
