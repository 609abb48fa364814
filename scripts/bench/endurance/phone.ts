import type { Browser, CDPSession, Page } from 'playwright-core'
import { type HeapSnapshot, sizesOf } from './heap-snapshot.ts'

/** So many times slower than this machine. */
export const CPU = 6

export interface Memory {
  /** Bytes of what the page holds: objects, text, lists, closures. */
  heap: number
  /** Bytes of what the engine has compiled of its code; it compiles on for many minutes, as code turns out to be used. */
  code: number
  nodes: number
  listeners: number
}

/** A page on a phone, and the way to its insides. */
export interface Phone {
  page: Page
  devtools: CDPSession
  /**
   * Makes the processor slow, or as fast as it is. A page that is slowed down burns most of a core even when it rests, so
   * of two that are open only the one that is looked at may be.
   */
  slow(on: boolean): Promise<void>
  close(): Promise<void>
}

/** Opens a tab of a phone's size. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    // Pixels are filled by the processor here, where a phone has another chip for them.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  return {
    page,
    devtools,
    async slow(on) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: on ? CPU : 1 })
    },
    close: () => context.close(),
  }
}

/** What the page holds once all is collected that nothing holds. */
export async function memoryOf({ page, devtools }: Phone): Promise<Memory> {
  await devtools.send('HeapProfiler.enable')
  // What a first collection lets finalise is freed by the next.
  for (let round = 0; round < 3; round++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(200)
  }
  const { held: heap, code } = sizesOf(await heapSnapshot(devtools))
  // else the engine goes on following every object, which costs frames
  await devtools.send('HeapProfiler.disable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap, code, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

async function heapSnapshot(devtools: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join(''))
}
