import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { parseJson } from '../../shared/runtime/request/parse-json.ts'

/** What an answer is, held against its endpoint's schema. */
export interface Comparison {
  /** refused: an envelope with a code other than 200, which says nothing about the data. */
  verdict: 'agrees' | 'differs' | 'refused'
  /** Where it differs, a line each: `rewards.0.amount: Invalid type …`. */
  notes: string[]
}

/** Holds an answer as it came over the wire against the schema of its data. */
export function compareAnswer(output: GenericSchema, status: number, text: string): Comparison {
  if (status !== 200) return differs(`HTTP status ${status} instead of 200`)
  let envelope: { code?: unknown; data?: unknown; desc?: unknown; msg?: unknown } | null
  try {
    envelope = parseJson(text) as typeof envelope
  } catch {
    return differs(`no JSON: ${text.slice(0, 60).replace(/\s+/g, ' ')}`)
  }
  const code = Number(envelope?.code ?? Number.NaN)
  if (!Number.isInteger(code)) return differs('no envelope: "code" is missing')
  if (code !== 200)
    return { verdict: 'refused', notes: [`code ${code}: ${envelope?.desc ?? envelope?.msg ?? ''}`] }
  const parsed = safeParse(output, envelope?.data)
  if (parsed.success) return { verdict: 'agrees', notes: [] }
  return differs(...parsed.issues.map((issue) => `${getDotPath(issue) ?? 'data'}: ${issue.message}`))
}

function differs(...notes: string[]): Comparison {
  return { verdict: 'differs', notes }
}
