import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { Celebration, type CelebrationProps } from './index.ts'

const RARE = [
  { id: 'rose', name: '玫瑰', art: <i />, rarity: 'common' },
  { id: 'ring', name: '星戒', art: <i />, rarity: 'rare' },
  { id: 'crown', name: '王冠', art: <i />, rarity: 'legend' },
] as const

// ClaimPopup makes new objects each time it renders
const drawn = (props: Partial<CelebrationProps> = {}) => (
  <Celebration
    open
    title="恭喜获得"
    done="开心收下"
    rewards={RARE.map((reward) => ({ ...reward }))}
    onClose={() => {}}
    {...props}
  />
)

test('rare rewards among common ones are turned one by one, and only then comes the way on', async () => {
  const { user } = renderComponent(drawn())
  expect(screen.getByText('玫瑰')).toBeTruthy()
  expect(screen.queryByText('王冠')).toBeNull()
  expect(screen.queryByRole('button', { name: '开心收下' })).toBeNull()
  const [first] = screen.getAllByRole('button', { name: '翻开' })
  await user.click(first as HTMLElement)
  expect(screen.getByText('王冠')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '翻开' }))
  await user.click(screen.getByRole('button', { name: '翻开' }))
  expect(screen.getByText('星戒')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '开心收下' }))
})

test('all rare rewards are turned at once by one press', async () => {
  const { user } = renderComponent(drawn())
  await user.click(screen.getByRole('button', { name: '翻开 ×2' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    '王冠',
    '星戒',
    '玫瑰',
  ])
})

test('under reduced motion all rewards lie open, and there is no sound to switch', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  renderComponent(drawn())
  expect(screen.getByText('王冠')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '音效' })).toBeNull()
})

test('the sound is off until it is turned on, and stays on', async () => {
  const { user, unmount } = renderComponent(drawn())
  await user.click(screen.getByRole('button', { name: '音效', pressed: false }))
  unmount()
  renderComponent(drawn())
  expect(screen.getByRole('button', { name: '音效', pressed: true })).toBeTruthy()
})

test('each reward vibrates by its rarity', async () => {
  const vibrate = vi.fn(() => true)
  Object.assign(navigator, { vibrate })
  afterThisTest(() => Reflect.deleteProperty(navigator, 'vibrate'))
  renderComponent(drawn({ rewards: RARE.slice(2) }))
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledWith([36, 50, 36, 50, 110]))
})
