import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTin } from './open-tin.ts'

let moved: string[]
let still: boolean

/** A tin of three parts that notes which of them are moved. */
function tin(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.innerHTML = '<g data-part="sweet"></g><g data-part="sweet"></g><g data-part="lid"></g>'
  for (const element of [svg, ...svg.children])
    element.animate = vi.fn(() => {
      moved.push(element.getAttribute('data-part') ?? 'tin')
      return {} as Animation
    })
  return svg as SVGSVGElement
}

beforeEach(() => {
  moved = []
  still = false
  vi.useFakeTimers()
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: still }) as MediaQueryList)
})
afterEach(() => void vi.useRealTimers())

it('a tin shakes, then its lid rises and the sweets come up, and it is open after a moment', async () => {
  const done = vi.fn()
  void openTin(tin()).then(done)
  expect(moved).toEqual(['tin'])
  await vi.advanceTimersByTimeAsync(500)
  expect(moved).toEqual(['tin', 'lid', 'sweet', 'sweet'])
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toHaveBeenCalled()
})

it('where motion is unwelcome, or there is no tin, it is open at once', async () => {
  still = true
  await openTin(tin())
  await openTin(null)
  expect(moved).toEqual([])
})
