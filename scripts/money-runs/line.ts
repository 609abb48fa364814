import type { Sandbox } from '../sandbox/index.ts'
import type { Random } from '../sandbox/world/random.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What a call may meet on its way. */
const WEATHER = {
  fine: 'arrives and is answered',
  lost: 'never arrives, the connection breaks',
  dropped: 'the server acts, the connection breaks',
  silent: 'never arrives, and nobody shows a message',
  forgotten: 'the server acts, its answer never comes',
  late: 'arrives after the page has given up',
  twice: 'arrives twice over a kept-alive connection',
  loggedOut: 'the login has ended: 401',
  broken: 'the server acts, and a gateway answers 502',
  garbled: 'the server acts, half of its answer comes',
} as const

export type Weather = keyof typeof WEATHER

const BAD = (Object.keys(WEATHER) as Weather[]).filter((each) => each !== 'fine')

export interface Line {
  send(request: Request): Promise<Response>
  /** From now on every call is answered. */
  clear(): void
  /** What the calls that matter have met, in order. */
  readonly met: readonly Weather[]
}

/**
 * A randomly faulty network between phone and sandbox.
 * @param path of the requests whose faults are recorded in `met`.
 */
export function createLine(sandbox: Sandbox, time: VirtualTime, random: Random, path: string): Line {
  let stormy = true
  const met: Weather[] = []

  async function arrive(request: Request): Promise<Response> {
    const over = time.begin()
    try {
      sandbox.clock.freeze(time.now())
      const response = await sandbox.fetch(request)
      const text = await response.text()
      return new Response(text, { status: response.status, headers: response.headers })
    } finally {
      over()
    }
  }
  const never = () => new Promise<Response>(() => {})
  const broken = () => new TypeError('Failed to fetch')

  return {
    met,
    clear() {
      stormy = false
    },
    async send(request) {
      const acts = request.method === 'POST'
      const fault = stormy && random.next() < (acts ? 0.65 : 0.25) ? random.pick(BAD) : 'fine'
      if (request.url.endsWith(path)) met.push(fault)
      const again = request.clone()
      await time.sleep(random.whole(20, 1500))
      switch (fault) {
        case 'fine':
          return arrive(request)
        case 'lost':
          throw broken()
        case 'silent':
          return never()
        case 'dropped':
          await arrive(request)
          throw broken()
        case 'forgotten':
          await arrive(request)
          return never()
        case 'late':
          await time.sleep(random.whole(8_000, 25_000))
          return arrive(request)
        case 'twice':
          await arrive(again)
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
