import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '#testing/render-piece.tsx'
import { Avatar } from './index.ts'

const avatar = () => document.querySelector('bdi') as HTMLElement

test('the portrait is shown, as decoration beside the name', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  renderPiece(<Avatar src="https://img.example/mia.png" name="Mia" size={48} />)
  expect(avatar().querySelector('img')?.src).toMatch(/^https:\/\/img\.example\/mia\.png\?.*w_144$/)
  expect(avatar().getAttribute('aria-hidden')).toBe('true')
  vi.unstubAllGlobals()
})

test.each([
  ['Mia', 'M'],
  ['星河', '星'],
  ['🌙✨晚风', '🌙'],
  ['  阿泽', '阿'],
  ['<img src=x>', '<'],
  ['', ''],
])('without a portrait "%s" is shown as "%s"', (name, letter) => {
  renderPiece(<Avatar src="" name={name} />)
  expect(avatar().textContent).toBe(letter)
})

test('a person whose portrait does not load is shown by the letter too', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  renderPiece(<Avatar src="https://img.example/gone.png" name="Mia" />)
  fireEvent.error(avatar().querySelector('img') as Element)
  expect(avatar().textContent).toBe('M')
  vi.unstubAllGlobals()
})
