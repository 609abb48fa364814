import { type AppCall, type AppClient, injectApp } from '#testing/clients/app'
import { injectMessenger, type MessengerCall } from '#testing/clients/messenger'

/** Where `world.asked` and the specs look. */
const globals = window as unknown as { __asked?: (AppCall | MessengerCall)[]; __inject?: () => void }

interface Manner {
  client: AppClient
  methods: string[]
  comes: number | 'asked' | 'never'
}

/** Plays the app around the page; see `insideApp`. */
export function playApp(
  { client, methods, comes }: Manner,
  header: (answer: (value: unknown) => void) => unknown,
): void {
  const asked: AppCall[] = []
  globals.__asked = asked
  const inject = () =>
    injectApp(
      client,
      (call, reply) => {
        asked.push(call)
        if (/^upload$|Album/.test(call.method))
          reply({ url: `${location.origin}/static-cdn/${fileOf(call)}` })
        return call.method === 'getHeader' ? header(reply) : undefined
      },
      methods,
    )
  globals.__inject = inject
  if (comes === 0) inject()
  else if (typeof comes === 'number') setTimeout(inject, comes)
}

/** WeChat's bridge comes a little after the page has begun, and its cashier takes a moment. */
export function playMessenger(): void {
  const asked: MessengerCall[] = []
  globals.__asked = asked
  const inject = () =>
    injectMessenger((call) => {
      asked.push(call)
      return new Promise((resolve) => setTimeout(resolve, 200, 'ok'))
    })
  setTimeout(inject, 300)
}

/** What the app uploads or its album holds, where the sandbox serves it. */
function fileOf({ payload }: AppCall): string {
  return payload.type === 'video' ? 'moments/0.mp4' : 'portraits/0.svg'
}
