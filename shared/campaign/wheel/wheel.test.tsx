import { act, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { PrizeWheel } from './index.ts'
import { restingAt, useWheel } from './use-wheel.ts'

const SECTORS = [{ id: 'candy' }, { id: 'rose' }, { id: 'meteor' }]

/** The sector under the pointer at the top of a disc that is turned so far. */
function underPointer(turn: number): string | undefined {
  return SECTORS[Math.floor(((360 - turn) % 360) / (360 / SECTORS.length))]?.id
}

it.each(SECTORS)('the wheel comes to rest within $id, wherever in it', ({ id }) => {
  for (const at of [0, 0.3, 0.999]) expect(underPointer(restingAt(SECTORS, id, at))).toBe(id)
})

it('each prize has its odds, which are also in words where they are small', () => {
  renderComponent(<Odds percents={[99.5, 0.5, 0]} />, 'en')
  expect(screen.getByText(/blades are all the same size/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'coin ×299.5%',
    'frame ×20.5%1 in 200',
    'rose ×20%',
  ])
})

it('the wheel turns forwards to where it was decided, and stands there afterwards', async () => {
  const { result } = renderHook(() => useWheel(SECTORS))
  const element = document.createElement('div')
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
  const element = document.createElement('div')
  element.animate = vi.fn()
  result.current.disc.current = element
  await result.current.turnTo('rose')
  expect(element.animate).not.toHaveBeenCalled()
  expect(element.style.transform).toMatch(/^rotate/)
  vi.unstubAllGlobals()
})

function Odds({ percents }: { percents: number[] }) {
  const prizes = percents.map((percent, at) => {
    const id = ['coin', 'frame', 'rose'][at] ?? ''
    return { id, percent, reward: { id, kind: 'gift', name: id, amount: 2, days: 0, image: '' } as const }
  })
  const wheel = useWheel(prizes)
  return (
    <PrizeWheel wheel={wheel} prizes={prizes} colours={['red', 'blue']} draw={() => null}>
      {null}
    </PrizeWheel>
  )
}
