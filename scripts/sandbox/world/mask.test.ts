import { expect, it } from 'vitest'
import { maskAccount, maskContact, maskName } from './mask.ts'

it('only a part of an account, a contact or a name is shown', () => {
  expect(maskAccount('6222020200112248')).toBe('**** 2248')
  expect(['13912345678', 'momo_fan', 'abcd', 'ab'].map(maskContact)).toEqual([
    '139****5678',
    'mo****an',
    'a****d',
    '****',
  ])
  expect(maskName('林知夏')).toBe('*知夏')
})
