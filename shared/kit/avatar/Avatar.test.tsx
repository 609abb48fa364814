import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Avatar, HallAvatar } from './index.ts'

const avatar = () => document.querySelector('bdi') as HTMLElement

test('the portrait is shown, as decoration beside the name', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  renderComponent(<Avatar src="https://img.example/mia.png" name="Mia" size={48} />)
  expect(avatar().querySelector('img')?.src).toMatch(/^https:\/\/img\.example\/mia\.png\?.*w_144$/)
  expect(avatar().getAttribute('aria-hidden')).toBe('true')
  vi.unstubAllGlobals()
})

const drawn = () => avatar().querySelector('path')?.getAttribute('d')

test.each(['Mia', '星河', '🌙✨晚风', '  阿泽', '<img src=x>', ''])(
  'without a portrait "%s" is shown as a drawn bust, always the same, and no letter',
  (name) => {
    const { unmount } = renderComponent(<Avatar src="" name={name} />)
    const first = drawn()
    expect(first).toMatch(/^M4 41/)
    expect(avatar().textContent).toBe('')
    unmount()
    renderComponent(<Avatar src="" name={name} />)
    expect(drawn()).toBe(first)
  },
)

test('a hall without a cover is shown by its crest, always the same, and no other hall has it', () => {
  const crestOf = (name: string) => {
    const { unmount } = renderComponent(<HallAvatar src="" name={name} />)
    const crest = avatar().querySelector('svg')?.outerHTML
    unmount()
    return crest
  }
  const names = ['星河厅', 'Moonlit Teahouse', 'Starlight', 'Galaxy Radio', '晚风', '不眠电台', 'Sunny']
  expect(new Set(names.map(crestOf)).size).toBe(names.length)
  expect(crestOf('星河厅')).toBe(crestOf('星河厅'))
})

test('people beside each other are drawn differently', () => {
  const busts = ['Mia', '星河', 'MoMo', '晚风', 'Yuki', '阿离', 'Aria.', '听雨'].map((name) => {
    const { unmount } = renderComponent(<Avatar src="" name={name} />)
    const bust = drawn()
    unmount()
    return bust
  })
  expect(new Set(busts).size).toBe(3)
})

test('a person whose portrait does not load is shown by the bust too', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  renderComponent(<Avatar src="https://img.example/gone.png" name="Mia" />)
  fireEvent.error(avatar().querySelector('img') as Element)
  expect(drawn()).toBeTruthy()
  vi.unstubAllGlobals()
})
