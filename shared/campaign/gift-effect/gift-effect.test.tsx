import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { useGiftEffect, wantsStill } from './index.ts'

const rose = { id: 'rose', kind: 'gift', name: 'Rose', amount: 1, days: 0, image: '' } as const

function Page() {
  const { play, stage } = useGiftEffect(() => <i title="rose" />)
  return (
    <>
      <button type="button" onClick={() => play({ reward: rose, motion: 'shower', title: 'Rain of petals' })}>
        Play
      </button>
      {stage}
    </>
  )
}
const motion = () => document.querySelector<HTMLElement>('[data-motion]')?.dataset.motion
const drawn = () => screen.getAllByTitle('rose').length

afterEach(() => vi.unstubAllGlobals())

it('an effect is loaded and played on a press, and can be seen again', async () => {
  const { user } = renderComponent(<Page />, 'en')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByRole('dialog', { name: 'Rain of petals' })).toBeTruthy()
  expect([motion(), drawn()]).toEqual(['shower', 13])
  await user.click(screen.getByRole('button', { name: 'Play again' }))
  expect(drawn()).toBe(13)
})

it.each([
  ['with little memory', { deviceMemory: 2 }],
  ['that saves data', { connection: { saveData: true } }],
])('on a phone %s a gift stands still', async (_, has) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), has))
  expect(wantsStill()).toBe(true)
  const { user } = renderComponent(<Page />, 'en')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByText(/Shown as a still/)).toBeTruthy()
  expect([motion(), drawn()]).toEqual(['still', 1])
})

it('where less motion is asked for a gift stands still', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  expect(wantsStill()).toBe(true)
})
