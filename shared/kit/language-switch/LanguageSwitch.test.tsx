import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { storage } from '#shared/runtime/storage'
import { renderComponent } from '#testing/render-component.tsx'
import { LanguageSwitch } from './index.ts'

test('the page loads again in the chosen language, which is kept for later visits', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { user } = renderComponent(<LanguageSwitch />, 'en')
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect(choice.selectedOptions[0]?.textContent).toBe('English')
  await user.selectOptions(choice, '繁體中文')
  expect(storage.read('language')).toBe('tw')
  expect(reload).toHaveBeenCalledOnce()
})

test('in an app, which has its own language, there is no choice', () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('android')
  renderComponent(<LanguageSwitch />, 'en')
  expect(screen.queryByRole('combobox')).toBeNull()
})
