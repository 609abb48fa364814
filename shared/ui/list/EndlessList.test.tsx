import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveLayout } from '#testing/layout.ts'

type Load = (before: readonly string[]) => Promise<{ items: string[]; done: boolean }>

let EndlessList: typeof import('./index.ts').EndlessList
let useEndless: typeof import('./index.ts').useEndless
let renderComponent: typeof import('#testing/render-component.tsx').renderComponent
let page: ReturnType<typeof giveLayout>
const reachEnd = () => page.reachEnd()

beforeEach(async () => {
  page = giveLayout()
  // What was left is read once for a load of the page.
  vi.resetModules()
  ;({ EndlessList, useEndless } = await import('./index.ts'))
  ;({ renderComponent } = await import('#testing/render-component.tsx'))
})
afterEach(() => history.replaceState(null, ''))

/** Pages of four rows, so many in all. */
const pagesOf =
  (all: number): Load =>
  async (before) => ({
    items: Array.from(
      { length: Math.min(4, all - before.length) },
      (_, index) => `row ${before.length + index + 1}`,
    ),
    done: before.length + 4 >= all,
  })

function List({ load, ...rest }: { load: Load; place?: string; empty?: string; whole?: boolean }) {
  return (
    <EndlessList label="线索" list={useEndless(load)} keyOf={(item) => item} row={(item) => item} {...rest} />
  )
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
const retry = () => screen.queryByRole('button', { name: '重试' })

it('an endless list grows as its end comes near, and says when that was all', async () => {
  renderComponent(<List load={pagesOf(6)} />)
  await reachEnd()
  expect(rows()).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
  expect(screen.getAllByRole('listitem')[3]?.getAttribute('aria-setsize')).toBe('-1')
  expect(screen.queryByText('没有更多了')).toBeNull()
  await reachEnd()
  expect(rows()).toContain('row 6')
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('6')
  expect(screen.getByText('没有更多了')).toBeTruthy()
})

it('a list that was whole at once needs no end', async () => {
  renderComponent(<List load={pagesOf(3)} />)
  await reachEnd()
  expect(rows()).toHaveLength(3)
  expect(screen.queryByText('没有更多了')).toBeNull()
})

it('an endless list asks for a page once, however often its end comes near', async () => {
  const load = vi.fn<Load>(() => new Promise(() => {}))
  renderComponent(<List load={load} />)
  await reachEnd()
  await reachEnd()
  expect(load).toHaveBeenCalledOnce()
})

it('an empty list shows a message, in the page’s words where it has some', async () => {
  const { unmount } = renderComponent(<List load={pagesOf(0)} />)
  await reachEnd()
  expect(screen.getByText('暂无数据')).toBeTruthy()
  unmount()
  renderComponent(<List load={pagesOf(0)} empty="还没有线索" />)
  await reachEnd()
  expect(screen.getByText('还没有线索')).toBeTruthy()
})

it('a page that failed is not retried by the list, but by the person', async () => {
  const load = vi.fn<Load>(pagesOf(8))
  const { user } = renderComponent(<List load={load} />)
  await reachEnd()
  const { ApiError } = await import('#shared/runtime/request')
  load.mockRejectedValueOnce(new ApiError('network', { message: 'offline' }))
  await reachEnd()
  expect(screen.getByText('没能加载出来')).toBeTruthy()
  await reachEnd()
  expect(load).toHaveBeenCalledTimes(2)
  await user.click(retry() as HTMLElement)
  expect(rows()).toContain('row 8')
  expect(retry()).toBeNull()
})

it('an error that its source goes on telling does not stop a list for ever', async () => {
  const more = vi.fn()
  const list = { items: ['row 1'], more, busy: false, done: false, error: new Error('stale') }
  const component = <EndlessList label="线索" list={list} keyOf={(item) => item} row={(item) => item} />
  const { user } = renderComponent(component)
  await user.click(retry() as HTMLElement)
  expect(retry()).toBeNull()
  await reachEnd()
  expect(more).toHaveBeenCalledTimes(2)
})

it('waiting is shown after a moment, and the list says that it is busy', async () => {
  vi.useFakeTimers()
  const answers: (() => void)[] = []
  const load: Load = (before) =>
    new Promise((resolve) => answers.push(() => resolve(pagesOf(8)(before) as ReturnType<Load>)))
  renderComponent(<List load={load} />)
  await reachEnd()
  await act(async () => answers[0]?.())
  await reachEnd()
  expect(screen.getByRole('list', { name: '线索' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => vi.advanceTimersByTime(400))
  expect(screen.getByText('加载中')).toBeTruthy()
})

it('of many rows only those near the screen are in the page, each with its place', async () => {
  const many: Load = async () => ({
    items: Array.from({ length: 500 }, (_, index) => `row ${index}`),
    done: true,
  })
  renderComponent(<List load={many} />)
  await reachEnd()
  expect(rows().length).toBeLessThan(60)
  expect(screen.getAllByRole('listitem')[2]?.getAttribute('aria-posinset')).toBe('3')
})

it('in a sheet, which scrolls by itself, every row that has come is in the list', async () => {
  const many: Load = async (before) => ({
    items: Array.from({ length: 60 }, (_, index) => `row ${before.length + index + 1}`),
    done: before.length > 0,
  })
  renderComponent(<List load={many} whole />)
  await reachEnd()
  expect(rows()).toHaveLength(60)
  await reachEnd()
  expect(rows()).toHaveLength(120)
  expect(screen.getByText('row 120').getAttribute('aria-posinset')).toBe('120')
  expect(screen.getByText('没有更多了')).toBeTruthy()
})

it('a row is drawn once, however far one scrolls by', async () => {
  const times: Record<string, number> = {}
  const draw = (item: string) => {
    times[item] = (times[item] ?? 0) + 1
    return item
  }
  const items = Array.from({ length: 500 }, (_, index) => `row ${index}`)
  const list = { items, more: () => {}, busy: false, done: true }
  renderComponent(<EndlessList label="线索" list={list} keyOf={(item) => item} row={draw} />)
  await act(async () => {})
  const scrollTop = vi.spyOn(document.scrollingElement as Element, 'scrollTop', 'get')
  for (const to of [10, 20, 40, 400]) {
    scrollTop.mockReturnValue(to)
    await act(async () => void window.dispatchEvent(new Event('scroll')))
  }
  expect(rows()).toContain('row 18')
  expect(Math.max(...Object.values(times))).toBe(1)
})

it('an endless list can be rendered before any script', () => {
  renderComponent(<p />)
  expect(renderToString(<List load={pagesOf(6)} />)).not.toContain('li')
})

it('on return as many pages are asked for as it takes, and the list stands where it was', async () => {
  history.replaceState({ places: { clues: { index: 9, above: 12 } } }, '')
  const load = vi.fn<Load>(pagesOf(40))
  renderComponent(<List load={load} place="clues" />)
  await act(async () => {})
  await act(async () => {})
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(3)
  await vi.waitFor(() => expect(page.scrolledTo.length).toBeGreaterThan(0))
})

it.each(['pointerDown', 'wheel', 'keyDown'] as const)(
  'after a %s a list on return does not move the page any more',
  async (kind) => {
    history.replaceState({ places: { clues: { index: 9, above: 12 } } }, '')
    const load = vi.fn<Load>(() => new Promise(() => {}))
    renderComponent(<List load={load} place="clues" />)
    expect(load).toHaveBeenCalledOnce()
    fireEvent[kind](document.body)
    await reachEnd()
    expect(page.scrolledTo).toEqual([])
  },
)

it('a list that is opened again on the same visit does not jump', async () => {
  history.replaceState({ places: { clues: { index: 1, above: 0 } } }, '')
  const first = renderComponent(<List load={pagesOf(8)} place="clues" />)
  await act(async () => {})
  first.unmount()
  page.scrolledTo.length = 0
  renderComponent(<List load={pagesOf(8)} place="clues" />)
  await reachEnd()
  expect(page.scrolledTo).toEqual([])
})
