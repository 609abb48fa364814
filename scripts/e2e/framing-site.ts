import { createServer } from 'node:http'
import { listen, shut } from '../site/listen.ts'

/** Another site, whose page frames any URL. */
export interface FramingSite {
  origin: string
  /** URL of its page around another; messages of the framed page are recorded in `received`. */
  around(address: string): string
  close(): Promise<void>
}

export async function openFramingSite(): Promise<FramingSite> {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page')
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe width="375" height="700" src="${framed}"></iframe>
      <script>
        received = []
        addEventListener('message', ({ data }) => received.push(data))
      </script>`)
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  return {
    origin,
    around: (address) => `${origin}/?page=${encodeURIComponent(address)}`,
    close: () => shut(server),
  }
}
