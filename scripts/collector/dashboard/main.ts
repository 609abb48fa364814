import type { CollectedEvent, HealthReport } from '#shared/api/phone-health'
import { byId, el, formatCount, formatMoment, formatShare } from './dom.ts'
import { pageRow, sumOf, visitsOf } from './pages.ts'
import './style.css'

const HOUR = 3_600_000
/** The page asks again by itself while it is seen. */
const AGAIN_MS = 30_000
const KEY = 'collector-token'

let report: HealthReport | undefined
const opened = new Set<string>()

/** By the collector's clock: so many ms ago. */
const since = () => String(-Number(byId<HTMLSelectElement>('since').value) * HOUR)

/** The data of an answer; throws a sentence for people. */
async function get<Data>(path: string): Promise<Data> {
  const token = sessionStorage.getItem(KEY)
  const response = await fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {}).catch(
    () => {
      throw new Error('The collector cannot be reached. What is shown is from before.')
    },
  )
  if (response.status === 401) {
    byId('login').hidden = false
    byId('main').hidden = true
    throw new Error(token ? 'That token is not the operators’ one.' : '')
  }
  const { code, msg, data } = await response.json()
  if (code !== 200) throw new Error(msg)
  return data
}

async function refresh(): Promise<void> {
  try {
    report = await get<HealthReport>(`/health?since=${since()}`)
    byId('login').hidden = true
    byId('main').hidden = false
    byId('message').textContent = `As of ${formatMoment(Date.now())}`
    draw()
  } catch (error) {
    byId('message').textContent = (error as Error).message
  }
}

function draw(): void {
  const pages = report?.pages ?? []
  const sum = sumOf(pages.flatMap(({ builds }) => builds))
  const all = visitsOf(sum)
  const shareOf = (n: number) => (all > 0 ? formatShare(n / all) : '–')
  const total = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value))
  byId('totals').replaceChildren(
    total('Visits', formatCount(all)),
    total('Ready', shareOf(sum.ready)),
    total('Failed', shareOf(sum.failed)),
    total('Left before', shareOf(sum.left)),
  )
  const wanted = byId<HTMLInputElement>('filter').value.trim().toLowerCase()
  const shown = pages.filter(({ page }) => page.toLowerCase().includes(wanted))
  const rows = shown.map((page) => {
    const row = pageRow(page, opened.has(page.page), load)
    row.addEventListener('toggle', () => (row.open ? opened.add(page.page) : opened.delete(page.page)))
    return row
  })
  const none = pages.length === 0 ? 'No phone has reported in this time.' : 'No page has such a path.'
  byId('pages').replaceChildren(...(rows.length > 0 ? rows : [el('p', {}, none)]))
}

async function load(path: string) {
  const query = new URLSearchParams({ page: path, since: since() })
  return (await get<HealthReport>(`/health?${query}`)).pages[0]
}

async function search(event: Event): Promise<void> {
  event.preventDefault()
  const by = byId<HTMLSelectElement>('by').value
  const who = byId<HTMLInputElement>('who').value.trim()
  const list = byId('events')
  try {
    const found = await get<{ list: CollectedEvent[] }>(
      `/events?${new URLSearchParams({ [by]: who, since: since() })}`,
    )
    const none = by === 'code' ? 'No complaint has this code.' : 'Nothing in this time.'
    list.replaceChildren(...(found.list.length > 0 ? found.list.map(eventRow) : [el('li', {}, none)]))
  } catch (error) {
    list.replaceChildren(el('li', {}, (error as Error).message))
  }
}

function eventRow({ at, kind, id, page, main, build, body }: CollectedEvent): HTMLElement {
  const { error, info, extra } = body as { error?: string; info?: string; extra?: unknown }
  const what = kind === 'error' ? `${main}: ${error ?? ''}` : id
  const more = kind === 'error' ? (info ?? '') : JSON.stringify(extra ?? body)
  return el(
    'li',
    {},
    el('time', {}, formatMoment(at)),
    el('b', {}, what),
    page ? ` ${page}` : '',
    el('code', {}, [build, more === '{}' ? '' : more].filter(Boolean).join(' · ')),
  )
}

byId('refresh').addEventListener('click', () => void refresh())
byId('since').addEventListener('change', () => void refresh())
byId('filter').addEventListener('input', draw)
byId('search').addEventListener('submit', (event) => void search(event))
byId('login').addEventListener('submit', (event) => {
  event.preventDefault()
  sessionStorage.setItem(KEY, byId<HTMLInputElement>('token').value.trim())
  void refresh()
})
setInterval(() => {
  // opened curves stand still while they are read
  if (!document.hidden && opened.size === 0) void refresh()
}, AGAIN_MS)
void refresh()
