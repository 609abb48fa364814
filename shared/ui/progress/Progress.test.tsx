import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Progress, ProgressRing, Steps } from './index.ts'

const bar = (name: string) => screen.getByRole('progressbar', { name })
const values = (element: Element) =>
  ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => element.getAttribute(name))

it('the bar shows its name and figure, and says the same', () => {
  renderComponent(<Progress label="上传照片" value={3} max={5} figure="3 / 5" />)
  expect(screen.getByText('3 / 5')).toBeTruthy()
  expect(values(bar('上传照片'))).toEqual(['0', '3', '5'])
})

it('a process of unknown length shows no number', () => {
  renderComponent(<Progress label="上传中" />)
  expect(values(bar('上传中'))).toEqual([null, null, null])
})

it.each([
  [-3, '0'],
  [9, '5'],
])('%i of 5 is taken as %s', (value, now) => {
  renderComponent(<ProgressRing label="亲密度" value={value} max={5} />)
  expect(bar('亲密度').getAttribute('aria-valuenow')).toBe(now)
})

it('a process of nothing at all shows nothing as done', () => {
  renderComponent(<ProgressRing label="亲密度" value={0} max={0} />)
  const drawn = bar('亲密度').querySelectorAll('circle')[1]
  expect(drawn?.getAttribute('stroke-dasharray')).toBe('0 200')
})

const steps = ['review', 'paying', 'paid'].map((id) => ({ id, label: id }))
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''))
const current = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

it('steps say which are done and which one is under way', () => {
  renderComponent(<Steps label="提现进度" steps={steps} current={1} />)
  expect(screen.getByRole('list', { name: '提现进度' })).toBeTruthy()
  expect(said()).toEqual(['review（已完成）', 'paying', 'paid'])
  expect(current()?.textContent).toContain('paying')
})

it('a process that stopped says where', () => {
  renderComponent(<Steps label="提现进度" steps={steps} current={1} failed />)
  expect(said()).toEqual(['review（已完成）', 'paying（未成功）', 'paid'])
})

it('past the last step all steps are done', () => {
  renderComponent(<Steps label="提现进度" steps={steps} current={3} />)
  expect(said().every((text) => text?.endsWith('（已完成）'))).toBe(true)
  expect(current()).toBeUndefined()
})
