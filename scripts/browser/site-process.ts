import { setMaxListeners } from 'node:events'
import { createPreviewServer } from '../server/preview-server.ts'
import { listen } from '../site/listen.ts'
import { NOW } from './site.ts'

// pages are closed while their calls are under way, and connections are broken on purpose: nothing to learn from those
const { error } = console
console.error = (...said: unknown[]) => {
  if (!/AbortError|Dropped/.test(String((said[0] as Error | undefined)?.stack ?? said[0]))) error(...said)
}
// a test may hold many calls of one connection
setMaxListeners(0)

const [folder = ''] = process.argv.slice(2)
const server = createPreviewServer(folder, { now: NOW })
// An idle connection that is closed while the next call of a spec is on its way to it would break that call.
server.keepAliveTimeout = 0
process.send?.(await listen(server, 0, 'localhost'))
process.on('disconnect', () => process.exit())
