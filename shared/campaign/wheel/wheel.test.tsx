import { act, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { PrizeWheel } from './index.ts'
import { restingAt, useWheel } from './use-wheel.ts'

const SECTORS = [
  { id: 'candy', percent: 60 },
  { id: 'rose', percent: 39.5 },
  { id: 'meteor', percent: 0.5 },
]

/** The sector under the pointer at the top of a disc that is turned so far. */
function underPointer(turn: number): string | undefined {
  const part = ((360 - turn) % 360) / 3.6
  let before = 0
  return SECTORS.find(({ percent }) => {
    before += percent
    return part < before
  })?.id
}

it.each(SECTORS)('the wheel comes to rest within $id, wherever in it', ({ id }) => {
  for (const at of [0, 0.3, 0.999]) expect(underPointer(restingAt(SECTORS, id, at))).toBe(id)
})

it('each sector is as large as its odds, which are listed with its prize', () => {
  const { container } = renderComponent(<Odds percents={[25, 75]} />, 'en')
  const [quarter, rest] = [...container.querySelectorAll('g path')].map((path) => path.getAttribute('d'))
  expect(quarter).toMatch(/^M0 0L0\.00 -96\.00A96 96 0 0 1 96\.00 -?0\.00z$/)
  expect(rest).toContain(' 1 1 ')
  expect(screen.getByRole('img', { name: 'A wheel whose parts are as large as their odds' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'coin ×225%',
    'frame ×275%',
  ])
})

it('the wheel turns forwards to where it was decided, and stands there afterwards', async () => {
  const { result } = renderHook(() => useWheel(SECTORS))
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const turns: number[] = []
  element.animate = vi.fn((frames: Keyframe[]) => {
    const [from = 0, to = 0] = frames.map(({ transform }) => Number(/-?[\d.]+/.exec(String(transform))?.[0]))
    turns.push(to - from)
    const turning = { onfinish: () => {} }
    queueMicrotask(() => turning.onfinish())
    return turning as unknown as Animation
  })
  result.current.disc.current = element
  for (const id of ['rose', 'candy', 'meteor']) {
    await act(() => result.current.turnTo(id))
    expect(underPointer(Number(/[\d.]+/.exec(element.style.transform)?.[0]))).toBe(id)
  }
  expect(turns.every((by) => by >= 5 * 360 && by < 6 * 360)).toBe(true)
})

it('under reduced motion the wheel stands at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { result } = renderHook(() => useWheel(SECTORS))
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  element.animate = vi.fn()
  result.current.disc.current = element
  await result.current.turnTo('rose')
  expect(element.animate).not.toHaveBeenCalled()
  expect(element.style.transform).toMatch(/^rotate/)
  vi.unstubAllGlobals()
})

function Odds({ percents }: { percents: number[] }) {
  const prizes = percents.map((percent, at) => {
    const id = ['coin', 'frame'][at] ?? ''
    return { id, percent, reward: { id, kind: 'gift', name: id, amount: 2, days: 0, image: '' } as const }
  })
  const wheel = useWheel(prizes)
  return (
    <PrizeWheel wheel={wheel} prizes={prizes} colours={['red', 'blue']} draw={() => null}>
      {null}
    </PrizeWheel>
  )
}
