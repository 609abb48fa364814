import type { Kept } from '../../../sandbox/domains/frontend-log/index.ts'
import type { Call } from '../../../sandbox/server/call.ts'
import type { Entry } from './entry.ts'

/** A request that the sandbox received, as a row; its answer takes the place of the question. */
export function entryOfCall(call: Call): Entry {
  const { id, machineAt, method, path, params, headers, answer, error } = call
  return {
    // A server that was started again counts from the beginning.
    key: `call ${id} ${machineAt}`,
    kind: 'call',
    at: machineAt,
    mark: method,
    name: path,
    ...resultOf(call),
    parts: {
      ...(error && { Error: error }),
      Parameters: params,
      ...(answer !== undefined && { Answer: answer }),
      Headers: headers,
    },
  }
}

function resultOf({ status, code, ms, note, error }: Call): Pick<Entry, 'result' | 'tone'> {
  if (ms === undefined) return { result: 'under way', tone: 'plain' }
  const took = `${ms} ms`
  if (error) return { result: `the sandbox failed, ${took}`, tone: 'bad' }
  if (status === undefined) return { result: `dropped, ${took}`, tone: 'bad' }
  const said = status !== 200 ? `HTTP ${status}` : code === undefined ? 'odd body' : String(code)
  const good = status === 200 && code === 200
  return {
    result: [said, note === 'repeated' && 'again', took].filter(Boolean).join(', '),
    tone: good ? 'good' : status === 200 && code !== undefined && code !== 500 ? 'warn' : 'bad',
  }
}

/** What a page has sent to the log, as a row. The time is that of its arrival: logs come in batches. */
export function entryOfLog({ number, kind, item, times }: Kept, at: number): Entry {
  const fields = (item ?? {}) as Record<string, unknown>
  const say = (...names: string[]) =>
    names
      .map((name) => fields[name])
      .filter((value) => value !== undefined && value !== '')
      .map(String)
      .join(' · ')
  const again = times > 1 ? `${times} times` : ''
  if (kind === 'report')
    return {
      key: `log ${number} ${at}`,
      kind: 'report',
      at,
      name: say('eventId', 'subEventId') || 'report',
      result: again || say('eventNote'),
      tone: 'good',
      parts: { Report: item },
    }
  if (kind === 'error')
    return {
      key: `log ${number} ${at}`,
      kind: 'log',
      at,
      name: 'error log, sent on purpose',
      result: Array.isArray(item) ? `${item.length} entries` : '',
      tone: 'warn',
      parts: { Entries: item },
    }
  return {
    key: `log ${number} ${at}`,
    kind: 'log',
    at,
    name: say('id') || 'event',
    result: again || SCENES[Number(fields.scene)] || '',
    tone: 'plain',
    parts: { Event: item },
  }
}

/** Scene codes of the contract. */
const SCENES: Record<number, string> = {
  1: 'page',
  2: 'dialog',
  3: 'button',
  4: 'input',
  5: 'menu',
  6: 'slider',
  7: 'switch',
  20: 'event',
  999: 'other',
}
