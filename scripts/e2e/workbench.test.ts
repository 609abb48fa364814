import { afterEach, expect, it, vi } from 'vitest'
import type { Site } from '../browser/site.ts'
import type { Tab, TestBrowser } from '../browser/tab.ts'
import { openWorkbench } from './workbench.ts'

afterEach(() => vi.useRealTimers())

/** A browser whose pages show nothing. */
function blankBrowser(pictures: string[]): TestBrowser {
  const tab = {
    browser: 'chromium',
    problems: [{ kind: 'console', text: 'error: too late' }],
    evaluate: () => new Promise(() => {}),
    screenshot: async (file: string) => void pictures.push(file),
    close: async () => {},
  } as unknown as Tab
  return { name: 'chromium', newTab: async () => tab, close: async () => {} }
}

it('a visit that does not end says so before its test is aborted, with its last step and a picture', async () => {
  vi.useFakeTimers()
  const pictures: string[] = []
  const site = { origin: 'http://localhost', reset: async () => {}, close: async () => {} } as unknown as Site
  const bench = await openWorkbench(
    async () => blankBrowser(pictures),
    async () => site,
  )
  const visit = bench.visit({ name: 'endless' }, async ({ person }) => {
    void person.sees({ role: 'button', name: '领取' }).catch(() => {})
    await new Promise(() => {})
  })
  const ended = expect(visit).rejects.toThrow(
    /^The visit had not come to its end after 85000 ms\. Its last step: sees \{"role":"button","name":"领取"\}\.\nPicture: screenshots\/chromium\/failed\/endless\.png\nThe browser said:\n {2}console: error: too late$/,
  )
  await vi.advanceTimersByTimeAsync(85_000)
  await ended
  expect(pictures).toHaveLength(1)
  await bench.close()
})
