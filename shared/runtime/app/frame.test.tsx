import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
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
