import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Creature } from './Creature.tsx'
import type { Mood } from './Face.tsx'
import type { Kind } from './species.ts'

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
