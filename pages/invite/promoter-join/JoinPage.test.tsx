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
