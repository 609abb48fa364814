import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { getTreeRecords } from '#shared/api/love-tree'
import { renderPage } from '#testing'
import { listOf } from '#testing/demo-parts/paged-list'
import { renderComponent } from '#testing/render-component.tsx'
import { Feed, FeedSheet } from './index.ts'

type List = ReturnType<typeof listOf<string>>

const feed = (list: List, change: object = {}) => (
  <Feed
    list={list}
    keyOf={(item) => item}
    row={(item, index) => <li>{`${index + 1} ${item}`}</li>}
    waiting={{ height: 44, lines: 3 }}
    emptyText="还没有记录"
    {...change}
  />
)
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

it('a feed shows its rows, and asks for more until there is no more', async () => {
  const more = vi.fn()
  const { user, rerender } = renderComponent(feed(listOf(['one', 'two'], { more })))
  expect(rows()).toEqual(['1 one', '2 two'])
  await user.click(screen.getByRole('button', { name: '查看更多' }))
  expect(more).toHaveBeenCalledTimes(1)
  rerender(feed(listOf(['one', 'two'], { done: true })))
  expect(screen.queryByRole('button')).toBeNull()
})

it('while a page of a feed is under way no other is asked for', async () => {
  const more = vi.fn()
  const { user } = renderComponent(feed(listOf(['one'], { more, busy: true })))
  await user.click(screen.getByRole('button', { name: '查看更多' }))
  expect(more).not.toHaveBeenCalled()
})

it('a page of a feed that failed can be retried, and what was there stays', async () => {
  const more = vi.fn()
  const { user } = renderComponent(feed(listOf(['one'], { more, error: {} as List['error'] })))
  expect(rows()).toEqual(['1 one'])
  await user.click(screen.getByRole('button', { name: '没加载出来，再试一次' }))
  expect(more).toHaveBeenCalledTimes(1)
})

it('an empty feed shows a message in the page’s words, and shows no list', () => {
  renderComponent(feed(listOf([], { done: true })))
  expect(screen.getByText('还没有记录')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it('a feed has the page’s words for more, and what the first page brings above and below it', () => {
  const around = { above: () => <p>我的</p>, below: () => <p>合计</p>, more: { text: '更早的' } }
  const { container } = renderComponent(feed(listOf(['one']), around))
  expect(container.textContent).toBe('我的1 one更早的合计')
})

it('an endless feed leaves it to the list to draw the rows', () => {
  const by = (props: { label: string; list: { items: unknown[] } }) => `${props.label}: ${props.list.items}`
  const { container } = renderComponent(feed(listOf(['one', 'two']), { endless: { by }, label: '记录' }))
  expect(container.textContent).toBe('记录: one,two')
})

it('the list of a sheet is requested when the sheet opens', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FeedSheet
          open={open}
          title="Records"
          onClose={() => setOpen(false)}
          expose="records"
          endpoint={getTreeRecords}
          keyOf={({ id }) => id}
          row={({ who }) => <li>{who.nickname}</li>}
          waiting={{ height: 44 }}
        />
      </>
    )
  }
  const { user, sandbox } = renderPage(Page, { page: 'bonds/tree', language: 'en', userId: '10002' })
  const asked = () => sandbox.calls.filter(({ path }) => path === getTreeRecords.path).length
  expect(asked()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('list', { name: 'Records' })).toBeTruthy()
  expect(asked()).toBe(1)
})
