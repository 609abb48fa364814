import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { JoinPage } from './JoinPage.tsx'

const JOIN = '/activity/invite/join'
const open = () => renderPage(JoinPage, { page: 'invite/promoter-join', language: 'en', userId: '10001' })

it('an application without a name or with a short number says what is missing, and is not sent', async () => {
  const { user, sandbox } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '138 0001 000')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(screen.getByText('Enter your full name')).toBeTruthy()
  expect(screen.getByText('Enter a mobile number of 11 digits')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === JOIN)).toEqual([])
})

it('an application is sent once, and forgotten by the phone', async () => {
  const { user, sandbox } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Lin')
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800010001')
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('We have your application')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === JOIN)).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain('13800010001')
})

it.each([
  ['+8613800138000', '13800138000'],
  ['\u202d+86 138 0013 8000\u202c', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['+852 6123 4567', '+85261234567'],
])('a mobile number pasted as %j is read as %s', async (text, number) => {
  const { user } = open()
  const field = (await screen.findByRole('textbox', { name: 'Mobile number' })) as HTMLInputElement
  await user.click(field)
  await user.paste(text)
  expect(field.value).toBe(number)
})
