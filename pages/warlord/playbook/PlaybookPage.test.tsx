import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { PlaybookPage } from './PlaybookPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(PlaybookPage, { page: 'warlord/playbook', ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const read = () => document.querySelector('section p b')?.textContent

/** Gives a chapter a window of 300 px and a length of 1000. */
function makeLong() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
}

describe('the contents', () => {
  it('the contents name the chapters in their order, logged out too', async () => {
    open({ language: 'en' })
    const rows = within(await screen.findByRole('list')).getAllByRole('button')
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
    ])
    expect(rows[0]?.textContent).toContain('The first quarter of an hour')
  })
})

describe('a chapter', () => {
  it('a chapter is markdown, and read once its end was on screen, then and after a return', async () => {
    makeLong()
    const { user, unmount } = open()
    await user.click(await button(/布阵/))
    const reader = await screen.findByRole('dialog', { name: '布阵：麦位怎么排' })
    expect(await within(reader).findByRole('table')).toBeTruthy()
    expect(read()).toBe('0')
    const text = reader.querySelector('article') as HTMLElement
    text.scrollTop = 700
    text.dispatchEvent(new Event('scroll', { bubbles: true }))
    await waitFor(() => expect(read()).toBe('1'))
    unmount()
    renderPage(PlaybookPage, { page: 'warlord/playbook' })
    expect((await button(/布阵/)).textContent).toContain('已读')
  })

  it('a chapter leads to the next, and the last one closes', async () => {
    const { user } = open({ query: '?id=106' })
    await screen.findByRole('dialog', { name: '夜战：带好一局狼人杀' })
    await user.click(await button('下一篇'))
    await screen.findByRole('dialog', { name: '收兵：好好说晚安' })
    expect(screen.queryByRole('button', { name: '下一篇' })).toBeNull()
    await user.click(await button('合上'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a chapter that was removed shows a message', async () => {
    open({ query: '?id=105' })
    expect(await screen.findByText('这一篇已被移除，看看别的吧')).toBeTruthy()
  })

  it('a removed chapter that the contents still name refetches them', async () => {
    const { user, sandbox } = open({
      faults: { path: '/misc/knowledge/104', code: 4040, desc: '内容不存在' },
    })
    await user.click(await button(/纳贤/))
    expect(await screen.findByText('这一篇已被移除，看看别的吧')).toBeTruthy()
    await waitFor(() =>
      expect(sandbox.calls.filter(({ path }) => path === '/misc/knowledge/100').length).toBeGreaterThan(1),
    )
  })
})

it('read marks are stored for each person', async () => {
  const { user, unmount } = open({ userId: '10001' })
  await user.click(await button(/开厅第一炷香/))
  await screen.findByText(/最该说话的是你/)
  await waitFor(() => expect(read()).toBe('1'))
  unmount()
  renderPage(PlaybookPage, { page: 'warlord/playbook', userId: '10002' })
  await button(/开厅第一炷香/)
  expect(read()).toBe('0')
})
