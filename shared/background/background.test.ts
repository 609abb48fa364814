import { afterEach, expect, it, vi } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { startBackground } from './index.ts'

vi.mock('./version/index.ts', () => ({
  lookForMissingPart: () => {},
  startVersionWatch() {
    throw new Error('odd browser')
  },
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

it('one part that cannot start is logged, and the others work, each in a task of its own', async () => {
  vi.useFakeTimers()
  const observed = vi.fn()
  vi.stubGlobal('MutationObserver', function Observer(this: object) {
    Object.assign(this, { observe: observed, disconnect() {} })
  })
  vi.stubGlobal('IntersectionObserver', function View() {})
  void startBackground()
  expect(observed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(observed).toHaveBeenCalled()
  expect(storage.readJson('globalCatchErrors')).toMatchObject([
    { main: 'background', error: expect.stringContaining('odd browser') },
  ])
  vi.clearAllTimers()
})
