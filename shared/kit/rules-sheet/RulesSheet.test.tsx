import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { RulesSheet } from './index.ts'

test('the rules open by their button, in sections', async () => {
  const { user } = renderComponent(
    <RulesSheet sections={[{ title: '计时', items: ['12:00 至 24:00 计入', '每日最多 3 小时'] }]}>
      <table aria-label="概率" />
    </RulesSheet>,
  )
  await user.click(screen.getByRole('button', { name: '活动规则' }))
  const sheet = within(screen.getByRole('dialog', { name: '活动规则' }))
  expect(sheet.getByRole('heading', { name: '计时' })).toBeTruthy()
  expect(sheet.getAllByRole('listitem')).toHaveLength(2)
  expect(sheet.getByRole('table', { name: '概率' })).toBeTruthy()
})
