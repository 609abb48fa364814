import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { PhoneField } from './index.ts'

const countries = [
  { dial: '86', name: '中国', most: 11 },
  { dial: '852', name: '中国香港' },
  { dial: '44', name: '英国', most: 10 },
]

function Login() {
  const [dial, setDial] = useState('86')
  const [phone, setPhone] = useState('')
  return <PhoneField countries={countries} dial={dial} onDial={setDial} value={phone} onChange={setPhone} />
}

const number = () => screen.getByRole('textbox', { name: '手机号' }) as HTMLInputElement
const code = () => screen.getByRole('combobox', { name: '国家或地区代码' }) as HTMLSelectElement

test('a phone number takes digits alone, and at most fifteen', async () => {
  const { user } = renderComponent(<Login />)
  await user.type(number(), '138-0013 8000abc')
  expect(number().value).toBe('13800138000')
  await user.type(number(), '99999999')
  expect(number().value).toHaveLength(15)
})

test.each([
  ['+86 138 0013 8000', '86', '13800138000'],
  ['0086-13800138000', '86', '13800138000'],
  ['\u202d+86 138 0013 8000\u202c', '86', '13800138000'],
  ['(+86) 138 0013 8000', '86', '13800138000'],
  ['＋86 13800138000', '86', '13800138000'],
  ['86 138 0013 8000', '86', '13800138000'],
  ['１３８００１３８０００', '86', '13800138000'],
  ['138\u200b0013\u00a08000', '86', '13800138000'],
  ['+852 6123 4567', '852', '61234567'],
  ['00852-61234567', '852', '61234567'],
  ['+81 90-1234-5678', '86', '+819012345678'],
  ['+44 (0)7911 123456', '44', '7911123456'],
  ['+44 07911 123456', '44', '7911123456'],
  ['0044（0）7911123456', '44', '7911123456'],
  ['0138 0013 8000', '86', '13800138000'],
])('pasting %j is a number of +%s: %s', async (text, dial, digits) => {
  const { user } = renderComponent(<Login />)
  await user.click(number())
  await user.paste(text)
  expect([code().value, number().value]).toEqual([dial, digits])
})

test('the country code is chosen by country', async () => {
  const { user } = renderComponent(<Login />)
  await user.selectOptions(code(), '中国香港 +852')
  expect(code().value).toBe('852')
})
