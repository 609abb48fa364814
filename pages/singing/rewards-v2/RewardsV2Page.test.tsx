import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#testing'
import { RewardsV2Page } from './RewardsV2Page.tsx'

const open = (userId = '10002') => renderPage(RewardsV2Page, { page: 'singing/rewards-v2', userId })

it('records count duets, and are claimed as of the second edition', async () => {
  const { user, sandbox } = open()
  const silver = within((await screen.findByRole('heading', { name: '银唱片' })).closest('li') as HTMLElement)
  expect(silver.getByText('对唱次数')).toBeTruthy()
  await user.click(silver.getByRole('button', { name: '领取' }))
  expect(await screen.findByRole('dialog', { name: '恭喜获得' })).toBeTruthy()
  const claim = sandbox.calls.find(({ path }) => path.endsWith('/reward/receive'))
  expect(claim?.params).toMatchObject({ level: '2', version: '2' })
})

it('the singles of the weekly flow hang beside them, and the way back is that of the edition', async () => {
  open()
  const flow = within(await screen.findByRole('region', { name: '周流水奖励' }))
  expect(await flow.findAllByRole('button', { name: '领取' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: '本周目标' }).getAttribute('href')).toBe('/singCaptainTaskV2')
})
