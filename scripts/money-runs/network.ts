import type { Sandbox } from '../sandbox/index.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Network faults that a request may meet. */
export const FAULTS = {
  none: 'arrives and is answered',
  lost: 'never arrives, the connection breaks',
  dropped: 'the server acts, the connection breaks',
  silent: 'never arrives, and the connection stays open',
  unanswered: 'the server acts, its answer never comes',
  late: 'arrives after the page has given up',
  twice: 'arrives twice over a kept-alive connection',
  repeated: 'is answered, and a proxy sends it once more, up to two hours later',
  loggedOut: 'the login has ended: 401',
  broken: 'the server acts, and a gateway answers 502',
  garbled: 'the server acts, half of its answer comes',
} as const

export type Fault = keyof typeof FAULTS

/** What happens to a request: after how many ms it arrives, and how many more one that comes late takes. */
export interface Trip {
  fault: Fault
  delay: number
  late: number
}

/** Of a proxy's repeats, by a trip's `late`: 40 minutes to two hours. */
const REPEATED_LATER = 300

export interface FaultyNetwork {
  send(request: Request): Promise<Response>
  /** Ends the faults: from now on every request is answered. */
  recover(): void
  /** The faults of the recorded requests, in order. */
  readonly faults: readonly Fault[]
}

/**
 * A faulty network between phone and sandbox.
 * @param path of the requests whose faults are recorded in `faults`.
 */
export function createNetwork(
  sandbox: Sandbox,
  time: VirtualTime,
  plan: { mutations: readonly Trip[]; reads: readonly Trip[] },
  path: string,
): FaultyNetwork {
  let faulty = true
  const left = { mutations: [...plan.mutations], reads: [...plan.reads] }
  const faults: Fault[] = []

  async function arrive(request: Request): Promise<Response> {
    const end = time.begin()
    try {
      sandbox.clock.freeze(time.now())
      const response = await sandbox.fetch(request)
      const text = await response.text()
      return new Response(text, { status: response.status, headers: response.headers })
    } finally {
      end()
    }
  }
  const never = () => new Promise<Response>(() => {})
  const broken = () => new TypeError('Failed to fetch')

  return {
    faults,
    recover() {
      faulty = false
    },
    async send(request) {
      const trip = left[request.method === 'POST' ? 'mutations' : 'reads'].shift()
      const { fault, delay, late } = (faulty && trip) || { fault: 'none', delay: 100, late: 0 }
      if (request.url.endsWith(path)) faults.push(fault)
      const again = request.clone()
      await time.sleep(delay)
      switch (fault) {
        case 'none':
          return arrive(request)
        case 'lost':
          throw broken()
        case 'silent':
          return never()
        case 'dropped':
          await arrive(request)
          throw broken()
        case 'unanswered':
          await arrive(request)
          return never()
        case 'late':
          await time.sleep(late)
          return arrive(request)
        case 'twice':
          await arrive(again)
          return arrive(request)
        case 'repeated':
          time.after(late * REPEATED_LATER, () => void arrive(again))
          return arrive(request)
        case 'loggedOut':
          return Response.json({ code: 401, msg: 'login has ended', data: null })
        case 'broken':
          await arrive(request)
          return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
        case 'garbled': {
          const text = await (await arrive(request)).text()
          return new Response(text.slice(0, text.length / 2))
        }
      }
    },
  }
}
