import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useT } from '#shared/runtime/i18n'
import styles from './console.module.css'
import { hourTime, percent } from './format.ts'
import type zh from './locales/zh.json'
import { type PageReport, visitsOf } from './outcomes.tsx'

const HEIGHT = 130
/** A vital and the colour of its line. */
const LINES = { lcp: '--kit-good', inp: '--kit-danger', hydrated: '--kit-accent' } as const
const METRICS = Object.keys(LINES) as (keyof typeof LINES)[]

interface Line {
  name: string
  /** A custom property. */
  color: string
  values: (number | null)[]
}

/** Curves of a page by the hour: what failed of its visits, then its vitals. */
export function Curves({ of }: { of: PageReport['curve'] }) {
  const t = useT<typeof zh>()
  if (of.length < 2) return <p className={styles.note}>{t('phones.curves.short')}</p>
  const failed = of.map((point) => (visitsOf(point) > 0 ? point.failed / visitsOf(point) : null))
  const hours = of.map(({ at }) => at / 1000)
  const vitals = METRICS.map((metric) => ({
    name: t(`phones.vitals.${metric}`),
    color: LINES[metric],
    values: of.map((point) => point.vitals[metric] ?? null),
  }))
  const lines = [{ name: t('phones.outcomes.failed'), color: '--kit-danger', values: failed }]
  return (
    <>
      <Plot title={t('phones.curves.failed')} hours={hours} lines={lines} format={(v) => percent(v, 1)} />
      <Plot title={t('phones.curves.vitals')} hours={hours} lines={vitals} format={(v) => `${v} ms`} />
    </>
  )
}

/** @param hours seconds since 1970. */
function Plot(props: { title: string; hours: number[]; lines: Line[]; format: (value: number) => string }) {
  const { title, hours, lines, format } = props
  const holder = useRef<HTMLDivElement>(null)
  // a report is loaded once for as long as it is open
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render brings lists of the same report
  useEffect(() => {
    const on = holder.current as HTMLDivElement
    const colorOf = (name: string) => {
      on.style.color = `var(${name})`
      return getComputedStyle(on).color
    }
    const axis = {
      stroke: colorOf('--kit-ink-soft'),
      grid: { stroke: colorOf('--kit-line'), width: 1 },
      ticks: { show: false },
      font: '12px system-ui',
    }
    const plot = new uPlot(
      {
        width: on.clientWidth,
        height: HEIGHT,
        padding: [10, 24, 0, 0],
        legend: { show: false },
        cursor: { show: false },
        axes: [
          { ...axis, values: (_, at) => at.map((second) => hourTime(second * 1000)), space: 64, size: 26 },
          { ...axis, values: (_, at) => at.map(format), size: 64, space: 24 },
        ],
        series: [{}, ...lines.map(({ color }) => ({ stroke: colorOf(color), width: 2 }))],
      },
      [hours, ...lines.map(({ values }) => values)],
      on,
    )
    const observer = new ResizeObserver(() => plot.setSize({ width: on.clientWidth, height: HEIGHT }))
    observer.observe(on)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [])
  return (
    <figure className={styles.curve}>
      <figcaption>
        {title}
        {lines.length > 1 &&
          lines.map(({ name, color }) => (
            <span key={name}>
              <i style={{ background: `var(${color})` }} /> {name}
            </span>
          ))}
      </figcaption>
      <div ref={holder} />
    </figure>
  )
}
