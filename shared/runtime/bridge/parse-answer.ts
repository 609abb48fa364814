import { parseJson } from '../request/parse-json.ts'

/** Apps answer with an object or with its JSON. Other text stays text: parsed, a long id would lose digits. */
export function parseAnswer(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value
  try {
    return parseJson(value)
  } catch {
    return value
  }
}
