import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { type Keys, language, setLanguage, startI18n, translate, useT } from './index.ts'
import runtimeEn from './locales/en.json'
import runtimeTw from './locales/tw.json'

const zh = {
  title: '战令',
  goal: { left_one: '还差 {{count}} 个', left_other: '还差 {{count}} 个', by: '由 {{name}} 选定' },
  rules: ['甲', '乙'],
}
const en = {
  title: 'Battle Order',
  goal: { left_one: '{{count}} task left', left_other: '{{count}} tasks left', by: 'Chosen by {{name}}' },
  rules: ['one', 'two'],
}

function Title({ left = 2 }) {
  const t = useT<typeof zh>()
  return <p>{`${t('title')} · ${t('goal.left', { count: left })} · ${t('rules.1')}`}</p>
}

afterEach(() => {
  vi.restoreAllMocks()
  startI18n('zh', {})
})

it('a page speaks the language it was started in', () => {
  startI18n('zh', { page: zh })
  expect(renderToString(<Title />)).toContain('战令 · 还差 2 个 · 乙')
  startI18n('en', { page: en })
  expect(renderToString(<Title />)).toContain('Battle Order · 2 tasks left · two')
  expect(renderToString(<Title left={1} />)).toContain('1 task left')
  expect(language()).toBe('en')
})

it.each([
  ['1', '1 task left'],
  ['0', '0 tasks left'],
  ['1,000', '1,000 tasks left'],
  ['1.2K', '1.2K tasks left'],
  ['--', '-- tasks left'],
])('a count that was formatted before (%s) is shown so, and has its own plural', (count, text) => {
  startI18n('en', { page: en })
  expect(translate('page', 'goal.left', { count })).toBe(text)
})

it('a name is shown as it is written', () => {
  startI18n('en', { page: en })
  expect(translate('page', 'goal.by', { name: '<b>Ann & Bo</b>' })).toBe('Chosen by <b>Ann & Bo</b>')
})

it('a name that looks like a place for words is not filled in', () => {
  startI18n('en', { page: en })
  expect(translate('page', 'goal.by', { name: '{{name}} $t(title)' })).toBe('Chosen by {{name}} $t(title)')
})

it.each([
  ['overrides the direction', 'abc\u202e星厅', '\u2068abc\u202e星厅\u2069'],
  ['is written from right to left', 'سارة', '\u2068سارة\u2069'],
  ['ends its isolate itself', 'a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['has neither', 'Ann 星', 'Ann 星'],
])('a name that %s leaves its sentence in order', (_, name, shown) => {
  startI18n('en', { page: { goal: { by: 'Chosen by {{name}} today' } } })
  expect(translate('page', 'goal.by', { name })).toBe(`Chosen by ${shown} today`)
})

it('a number in a sentence has two decimals at most', () => {
  startI18n('en', { page: { pay: 'Pay {{cost}}' } })
  expect([0.1 + 0.2, 9999.999, 3, Number.NaN].map((cost) => translate('page', 'pay', { cost }))).toEqual([
    'Pay 0.3',
    'Pay 10000',
    'Pay 3',
    'Pay --',
  ])
})

it('the fixed messages of the runtime exist in each language', () => {
  startI18n('zh', {})
  expect(translate('runtime', 'request.loginFirst')).toBe('请先登录')
  startI18n('tw', { runtime: runtimeTw })
  expect(translate('runtime', 'request.loginFirst')).toBe('請先登入')
  startI18n('en', { runtime: runtimeEn })
  expect(translate('runtime', 'request.loginFirst')).toBe('Please login first')
})

it('an unknown key shows itself and breaks nothing', () => {
  startI18n('zh', { page: zh })
  expect(translate('page', 'no.such')).toBe('no.such')
})

it('keys are typed: dotted, plurals without their form', () => {
  expectTypeOf<Keys<typeof zh>>().toEqualTypeOf<'title' | 'goal.left' | 'goal.by' | `rules.${number}`>()
})

it('words wrapped in a component render without a warning', () => {
  startI18n('en', { page: en })
  const { container } = render(<Title />)
  expect(container.textContent).toBe('Battle Order · 2 tasks left · two')
})

it('a chosen language is kept and the page loads again in it, whatever its address said', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/battle?lang=zh&tab=2#top')
  setLanguage('tw')
  expect(storage.read('language')).toBe('tw')
  expect(location.href).toBe('http://localhost/battle?lang=tw&tab=2#top')
  expect(reload).toHaveBeenCalledOnce()
})
