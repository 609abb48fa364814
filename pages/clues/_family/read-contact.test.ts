import { expect, it } from 'vitest'
import { readContact } from './read-contact.ts'

it.each([
  ['微信号：mumu_88', { platform: 'wechat', contact: 'mumu_88' }],
  ['vx: 138 0013 8000', { platform: 'wechat', contact: '13800138000' }],
  ['QQ 12345678', { platform: 'qq', contact: '12345678' }],
  ['抖音號:阿木唱歌', { platform: 'douyin', contact: '阿木唱歌' }],
  ['https://weibo.com/u/1234567?from=share', { platform: 'weibo', contact: 'weibo.com/u/1234567' }],
  ['https://v.douyin.com/iRNBho6u/', { platform: 'douyin', contact: 'v.douyin.com/iRNBho6u' }],
  [
    'https://www.kuaishou.com/profile/3xabcdefghijklmnopqrs',
    { platform: 'kuaishou', contact: '3xabcdefghijklmnopqrs' },
  ],
  ['+86 138-0013-8000', { contact: '13800138000' }],
  ['１３８００１３８０００', { contact: '13800138000' }],
  ['wxy_singer', { contact: 'wxy_singer' }],
  ['https://example.com/amu', { contact: 'example.com/amu' }],
])('"%s" is read as its account, and its app where it is named', (text, read) => {
  expect(readContact(text)).toEqual(read)
})
