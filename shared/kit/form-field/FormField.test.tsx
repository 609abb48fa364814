import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { FormField } from './index.ts'

const said = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('label and hint belong to the input; an error takes the place of the hint', () => {
  const field = (error?: string) => (
    <FormField label="昵称" hint="2 到 12 个字" error={error}>
      {(control) => <input {...control} />}
    </FormField>
  )
  const { rerender } = renderComponent(field())
  const input = screen.getByLabelText('昵称')
  expect(said(input)).toBe('2 到 12 个字')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  rerender(field('太短了'))
  expect(said(input)).toBe('太短了')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('the rule of a field stays readable, and read out, while something is wrong', () => {
  renderComponent(
    <FormField label="金额" rule="1,000–20,000" hint="整数" error="请输入正确的金额">
      {(control) => <input {...control} />}
    </FormField>,
  )
  const read = screen.getByLabelText('金额').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(read.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '1,000–20,000',
    '请输入正确的金额',
  ])
})
