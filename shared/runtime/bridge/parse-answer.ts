import { parseJson } from '../request/parse-json.ts'

const OBJECT = /^\s*[{[]/

/**
 * Apps answer with an object or with its JSON, which some shells encode once more, as text in quotes. Other text stays as
 * it is: parsed, a long id would lose digits.
 */
export function parseAnswer(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const text = /^\s*"/.test(value) ? JSON.parse(value) : value
    return OBJECT.test(text) ? parseJson(text) : value
  } catch {
    return value
  }
}
