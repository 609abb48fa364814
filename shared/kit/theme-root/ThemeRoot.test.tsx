import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { ThemeRoot, themeTarget } from './index.ts'

test('a page stands in the theme, and so does what is drawn outside its place', () => {
  renderComponent(<ThemeRoot className="dusk">海风厅</ThemeRoot>)
  const page = screen.getByRole('main')
  expect(page.classList.contains('dusk')).toBe(true)
  expect(themeTarget()).toBe(page)
})

test('without a theme there is still a place for sheets', () => {
  expect(themeTarget()).toBe(document.body)
})
