import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { TargetsV2Page } from './TargetsV2Page.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(TargetsV2Page, { page: 'singing/targets-v2', userId: '10002', ...options })

const flow = async () => within(await screen.findByRole('region', { name: '周流水奖励' }))

it('duets are a target, too, and its wall is that of the second edition', async () => {
  open()
  expect(await screen.findByRole('progressbar', { name: '对唱' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /金唱片墙/ }).getAttribute('href')).toBe('/singCaptainRewardV2')
})

describe('the weekly flow', () => {
  it('a step that is not reached says what is missing', async () => {
    const { user } = open()
    const [locked] = await (await flow()).findAllByRole('button', { name: '未达成' })
    await user.click(locked as HTMLElement)
    expect(await screen.findByText(/^还差 13,8\d\d PP币$/)).toBeTruthy()
  })

  it('the weekly flow can fail or be empty without the targets', async () => {
    open({ faults: { path: '/user/weekFlowRewards/list', status: 500 } })
    expect(await (await flow()).findByRole('button', { name: '重试' })).toBeTruthy()
    expect(await screen.findByRole('progressbar', { name: '唱歌' })).toBeTruthy()
  })
})
