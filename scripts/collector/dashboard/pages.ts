import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { HealthReport } from '#shared/api/phone-health'
import { el, formatCount, formatMoment, formatShare } from './dom.ts'

type Page = HealthReport['pages'][number]
type Build = Page['builds'][number]
type Outcomes = Pick<Build, 'ready' | 'failed' | 'left'>

/** Up to which a vital is good, and from which it is poor: web.dev/articles/vitals; hydrated and data are ours. */
const LIMITS: Record<string, [number, number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
  paint: [1800, 3000],
  hydrated: [2500, 4000],
  data: [3000, 5000],
}

export const visitsOf = ({ ready, failed, left }: Outcomes) => ready + failed + left

export const sumOf = (builds: readonly Outcomes[]): Outcomes =>
  builds.reduce<Outcomes>(
    (sum, { ready, failed, left }) => ({
      ready: sum.ready + ready,
      failed: sum.failed + failed,
      left: sum.left + left,
    }),
    { ready: 0, failed: 0, left: 0 },
  )

const countsOf = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${formatCount(n)}`)
    .join(', ')

const visitsBy = (groups: Record<string, Outcomes>) =>
  countsOf(Object.fromEntries(Object.entries(groups).map(([name, outcomes]) => [name, visitsOf(outcomes)])))

function bar({ ready, failed, left }: Outcomes): HTMLElement {
  const parts = [failed, left, ready].map((n) => {
    const part = el('i')
    part.style.flex = String(n)
    return part
  })
  return el('span', { class: 'bar', 'aria-hidden': 'true' }, ...parts)
}

/**
 * A page: its sum, and opened its builds side by side, the newest first, and its curves.
 * @param load reads the page with its curve.
 */
export function pageRow(
  page: Page,
  isOpen: boolean,
  load: (path: string) => Promise<Page | undefined>,
): HTMLDetailsElement {
  const sum = sumOf(page.builds)
  const all = visitsOf(sum)
  const failing = all > 0 ? sum.failed / all : 0
  const summary = el(
    'summary',
    {},
    el('b', {}, page.page || '(unknown page)'),
    el('span', { class: 'number', 'data-bad': String(sum.failed > 0) }, `${formatShare(failing)} failed`),
    el('span', { class: 'number' }, `${formatCount(all)} ${all === 1 ? 'visit' : 'visits'}`),
    bar(sum),
  )
  const row = el('details', {}, summary) as HTMLDetailsElement
  const fill = () => {
    if (!row.open || row.childElementCount > 1) return
    row.append(...page.builds.map(buildRow))
    load(page.page).then(
      (whole) => whole && row.append(curves(whole, row.clientWidth - 24)),
      (error: Error) => row.append(el('p', { class: 'curve' }, error.message)),
    )
  }
  row.addEventListener('toggle', fill)
  row.open = isOpen
  return row
}

function buildRow(build: Build): HTMLElement {
  const all = visitsOf(build)
  const vitals = Object.keys(LIMITS).flatMap((metric) => {
    const found = build.vitals[metric]
    return found ? [vitalOf(metric, found.p75, found.n)] : []
  })
  const lines = [
    `${formatCount(build.ready)} ready, ${formatCount(build.failed)} failed, ${formatCount(build.left)} left before`,
    Object.keys(build.reasons).length > 0 && `Failed by: ${countsOf(build.reasons)}`,
    Object.keys(build.errors).length > 0 && `Errors: ${countsOf(build.errors)}`,
    all > 0 && [build.clients, build.languages, build.engines].map(visitsBy).join(' · '),
  ]
  return el(
    'div',
    { class: 'build' },
    el(
      'p',
      {},
      el('b', {}, build.build || 'build unknown'),
      ' ',
      el('small', {}, build.last ? `${formatMoment(build.first)} – ${formatMoment(build.last)}` : ''),
    ),
    bar(build),
    ...lines.filter((line) => line !== false).map((line) => el('p', {}, line)),
    el('ul', { class: 'vitals' }, ...vitals),
  )
}

function vitalOf(metric: string, value: number, n: number): HTMLElement {
  const [good, poor] = LIMITS[metric] as [number, number]
  const rate = value <= good ? 'good' : value <= poor ? 'warn' : 'bad'
  const shown = metric === 'cls' ? value.toFixed(2) : `${formatCount(value)} ms`
  const title = `75th percentile of ${formatCount(n)} visits`
  return el('li', { 'data-rate': rate, title }, `${metric.toUpperCase()} ${shown}`)
}

const LINES = [
  { name: 'lcp', stroke: '#5ad19a' },
  { name: 'inp', stroke: '#f2bd4b' },
  { name: 'hydrated', stroke: '#7fb2ff' },
]

const hourOf = (_: uPlot, seconds: number[]) =>
  seconds.map((second) =>
    new Date(second * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  )

/** Small curves by the hour: what failed of the visits, then vitals in ms. */
function curves({ curve }: Page, width: number): HTMLElement {
  if (curve.length < 2)
    return el('p', { class: 'curve' }, el('small', {}, 'Curves need two hours with visits.'))
  const hours = curve.map(({ at }) => at / 1000)
  const failed = curve.map((point) => (visitsOf(point) > 0 ? (point.failed / visitsOf(point)) * 100 : null))
  const lines = LINES.map(({ name }) => curve.map(({ vitals }) => vitals[name] ?? null))
  const holder = el('div', { class: 'curve' })
  const axis = {
    stroke: '#98a4b3',
    grid: { stroke: '#2a333f' },
    ticks: { show: false },
    font: '11px system-ui',
  }
  const plot = (title: string, data: uPlot.AlignedData, series: uPlot.Series[]) => {
    holder.append(el('small', {}, title))
    const options = { width, height: 130, legend: { show: false }, cursor: { show: false } }
    new uPlot(
      {
        ...options,
        axes: [
          { ...axis, values: hourOf },
          { ...axis, size: 46, space: 22 },
        ],
        series: [{}, ...series],
      },
      data,
      holder,
    )
  }
  plot('Failed, % of the visits', [hours, failed], [{ stroke: '#ff7a70', width: 2 }])
  plot(
    'LCP green, INP amber, hydrated blue: 75th percentile, ms',
    [hours, ...lines],
    LINES.map(({ stroke }) => ({ stroke, width: 2 })),
  )
  return holder
}
