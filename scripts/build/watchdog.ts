import { Worker } from 'node:worker_threads'

/** A page that takes a processor so long without a pause does not end. */
const PATIENCE_MS = 60_000
const BEAT_MS = 500
const LONGEST = 200

/**
 * Ends the process, with a sentence, where a page's module loops while it is rendered: nothing in this thread could. The build has a
 * pause between any two pages.
 */
const GUARD = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const { beats, name, patience, beat } = workerData
let last = -1
// own ticks, since a machine that slept has not waited
let waited = 0
setInterval(() => {
  const now = Atomics.load(new Int32Array(beats), 0)
  if (now !== last) {
    last = now
    waited = 0
  } else if ((waited += beat) > patience) {
    const page = Buffer.from(name).toString('utf8').replace(/\\0+$/, '')
    writeSync(2, page
      ? \`pages/\${page}: it does not end while its first screen is rendered. Look for a loop in its modules, or in what they import, that waits for something only a browser has.\\n\`
      : 'The build does not go on: something in it loops.\\n')
    process.kill(process.pid, 'SIGKILL')
  }
}, beat)
`

/** @param patience ms without a pause. */
export function startWatchdog(patience = PATIENCE_MS): {
  enter(page: string): void
  stop(): Promise<unknown>
} {
  const beats = new SharedArrayBuffer(4)
  const name = new SharedArrayBuffer(LONGEST)
  const counter = new Int32Array(beats)
  const worker = new Worker(GUARD, { eval: true, workerData: { beats, name, patience, beat: BEAT_MS } })
  worker.unref()
  const timer = setInterval(() => Atomics.add(counter, 0, 1), BEAT_MS)
  timer.unref()
  return {
    enter(page) {
      Atomics.add(counter, 0, 1)
      const bytes = Buffer.from(page).subarray(0, LONGEST)
      new Uint8Array(name).fill(0).set(bytes)
    },
    stop() {
      clearInterval(timer)
      return worker.terminate()
    },
  }
}
