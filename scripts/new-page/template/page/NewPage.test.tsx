import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#shared/testing'
import { NewPage } from './NewPage.tsx'

const RECORD = '/user/userSignRecord/record'
const SIGN = '/user/userSignRecord/sign'

/** Opens the page as a person of the sandbox; 10001 has not signed in yet. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(NewPage, { page: 'family/page', userId: '10001', ...options })

const button = (name: string) => screen.findByRole('button', { name })

it('the title stands before any data, and people who are not logged in are asked to', async () => {
  const { sandbox } = open({ userId: undefined })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(await screen.findByText('请先登录')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === RECORD)).toEqual([])
})

it('each of the seven days says what it gives', async () => {
  open({ language: 'en' })
  const days = await screen.findAllByRole('listitem')
  expect(days).toHaveLength(7)
  expect(days[0]?.textContent).toContain('PP coin ×5')
})

it('signing in stamps the day, once, however fast it is tapped', async () => {
  const { user, sandbox } = open()
  await user.dblClick(await button('今日签到'))
  expect(await button('今日已签到')).toBeTruthy()
  expect(screen.getAllByText('已签')).toHaveLength(1)
  expect(sandbox.calls.filter(({ path }) => path === SIGN)).toHaveLength(1)
})

it('a refusal is told, and what is true now is shown', async () => {
  const { user, sandbox } = open({ steer: { path: SIGN, code: 2060, desc: '今天已经签到', times: 1 } })
  await user.click(await button('今日签到'))
  expect(await screen.findByText('今天已经签到')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === RECORD)).toHaveLength(2)
})

it('a failed answer can be asked for again', async () => {
  const { user } = open({ steer: { path: RECORD, status: 500, times: 1 } })
  await user.click(await button('重试'))
  expect(await button('今日签到')).toBeTruthy()
})
