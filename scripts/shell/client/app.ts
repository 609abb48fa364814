import type { CallEvent, ShellLink } from '../link.ts'
import type { ShellSettings } from '../settings.ts'
import type { Payload } from './answer-to.ts'
import { answerTo } from './answer-to.ts'
import { plain } from './plain.ts'

/** The played app, whatever way its calls take. */
export interface App {
  settings: ShellSettings
  /**
   * Handles a call. The return value is returned at once; a page that waits for an answer by `callback` gets it by
   * `reply`. Throws if the settings say so.
   */
  receive(method: string, payload: Payload, reply: (value: unknown) => void): unknown
}

/** How long a person takes to choose from the album. */
const PERSON_MS = 400

const REFUSAL = { code: -1 }
let received = 0

/** The JSON of its JSON. */
const twice = (value: unknown) => JSON.stringify(JSON.stringify(value))

export function createApp(settings: ShellSettings, report: ShellLink['report']): App {
  const { client, bridge, headerDelayMs } = settings
  return {
    settings,
    receive(method, payload, reply) {
      const { callback, ...fields } = Object(payload) as Payload
      const call = { kind: 'bridge', id: `${Date.now()}-${++received}`, client, method } as const
      const shown = plain(fields)
      const reportCall = (outcome: CallEvent['outcome'], answer?: unknown) =>
        report({
          ...call,
          payload: shown,
          at: Date.now(),
          outcome,
          ...(outcome === 'answered' && { answer }),
        })
      if (bridge === 'throwing') {
        reportCall('threw')
        throw new Error(`The app threw at ${method}.`)
      }
      if (bridge === 'silent') {
        reportCall('silent')
        return undefined
      }
      const value =
        bridge === 'refused' ? REFUSAL : bridge === 'null' ? null : answerTo(method, fields, settings)
      const sent = bridge === 'encoded-twice' && value !== null ? twice(value) : value
      if (callback === undefined) {
        const said = bridge === 'refused' || bridge === 'null'
        reportCall(said ? 'answered' : 'sent', value)
        return said ? value : undefined
      }
      reportCall('asked')
      const wait = method === 'getHeader' ? headerDelayMs : PERSON_MS
      setTimeout(() => {
        reportCall('answered', plain(value))
        reply(sent)
      }, wait)
      return undefined
    },
  }
}
