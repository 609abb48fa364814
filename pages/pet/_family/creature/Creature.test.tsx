import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterThisTest } from '#shared/testing/browser.ts'
import { Creature, type Kind, type Mood } from './Creature.tsx'

const KINDS: Kind[] = ['cat', 'fox', 'whale', 'dragon']
const MOODS: Mood[] = ['happy', 'calm', 'sad']

const draw = (kind: Kind, mood: Mood) => {
  const { container, unmount } = render(<Creature kind={kind} mood={mood} />)
  const picture = container.innerHTML
  unmount()
  return picture
}

it('each species looks otherwise in each mood', () => {
  const pictures = KINDS.flatMap((kind) => MOODS.map((mood) => draw(kind, mood)))
  expect(new Set(pictures).size).toBe(KINDS.length * MOODS.length)
})

it('rests while it is out of sight', () => {
  afterThisTest(() => void vi.unstubAllGlobals())
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(<Creature kind="cat" mood="calm" />)
  const away = () => container.querySelector('[data-kind]')?.hasAttribute('data-away')
  act(() => tell([{ isIntersecting: false }]))
  expect(away()).toBe(true)
  act(() => tell([{ isIntersecting: true }]))
  expect(away()).toBe(false)
})
