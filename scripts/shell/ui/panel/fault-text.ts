import type { Fault, ShellSettings } from '../../settings.ts'
import { LINE_WORDS } from './panel-text.ts'

/** What calls meet, in few words: 'code 500, after 4 s, once'. */
export function faultText(fault: Fault): string {
  const { code, bizCode, status, body, data, desc, delayMs, hang, drop, cut, after, times } = fault
  const said = [
    status !== undefined && `HTTP ${status}`,
    code !== undefined && `code ${code}`,
    bizCode !== undefined && bizCode,
    desc !== undefined && `“${desc}”`,
    data !== undefined && 'other data',
    body !== undefined && (body === '' ? 'an empty body' : 'an odd body'),
    cut !== undefined && `cut after ${cut} characters`,
    hang && 'half an answer, then silence',
    drop && (after ? 'done, but the answer is lost' : 'the connection breaks'),
    delayMs !== undefined && `after ${delayMs / 1000} s`,
    times !== undefined && (times === 1 ? 'once' : `${times} times`),
  ].filter(Boolean)
  return said.join(', ') || 'nothing otherwise'
}

/** Which calls it is about: 'POST /user/cap/battle/setGoal'. */
export function faultTarget({ method, path }: Fault): string {
  if (!method && !path) return 'every call'
  return [method, path ?? 'every path'].filter(Boolean).join(' ')
}

export function faultSummary({ faults, line }: Pick<ShellSettings, 'faults' | 'line'>): string {
  const [first] = faults
  const said = [
    line !== 'on' && LINE_WORDS[line].toLowerCase(),
    faults.length === 1 && first && faultText(first),
    faults.length > 1 && `${faults.length} faults`,
  ].filter(Boolean)
  return said.join(', ') || 'none'
}
