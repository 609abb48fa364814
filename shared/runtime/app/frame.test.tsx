import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { renderFrame } from './frame.tsx'

const becomes = (userId: string, token = `demo-${userId}`) => act(async () => session.save({ token, userId }))
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => {
  field().value = text
}

beforeEach(() => {
  session.save({ token: '', userId: '' })
  render(renderFrame(<input />))
})

it.each([
  [true, 'shows a developer why'],
  [false, 'shows nothing of why to people'],
])('a page that cannot be drawn offers to load again, and (development: %s) %s', (development) => {
  vi.stubEnv('DEV', development)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = (): ReactNode => {
    throw new Error('no such hall')
  }
  render(renderFrame(<Broken />))
  expect(screen.getByRole('alert').querySelector('button')).toBeTruthy()
  expect(screen.getByRole('alert').textContent?.includes('no such hall')).toBe(development)
  vi.unstubAllEnvs()
})

it('the page begins again for another person', async () => {
  await becomes('10001')
  type('6222')
  await becomes('10002')
  expect(field().value).toBe('')
})

it('the page goes on for who logs in first, who is logged out, and who logs in again', async () => {
  type('6222')
  await becomes('10001')
  await act(async () => session.clear())
  await becomes('10001', 'demo-10001-b')
  expect(field().value).toBe('6222')
})
