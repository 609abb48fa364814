import { Fact, FactList } from '#shared/kit/fact-list'
import { useT } from '#shared/runtime/i18n'
import styles from './console.module.css'
import { shortTime } from './format.ts'
import type zh from './locales/zh.json'
import { OutcomeBar, type Outcomes, type PageReport, visitsOf } from './outcomes.tsx'
import { Build } from './parts.tsx'

type Of = PageReport['builds'][number]

/** Up to which a vital is good, and from which it is poor: web.dev/articles/vitals; hydrated and data are ours. */
const LIMITS = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
  paint: [1800, 3000],
  hydrated: [2500, 4000],
  data: [3000, 5000],
} as const
const METRICS = Object.keys(LIMITS) as (keyof typeof LIMITS)[]

/** A build as phones have it: how its visits ended, why they failed, on which phones, and how fast. */
export function BuildReport({ of }: { of: Of }) {
  const t = useT<typeof zh>()
  const { build, first, last } = of
  return (
    <section className={styles.build} aria-label={build || t('phones.noBuild')}>
      <p>
        {build ? <Build id={build} /> : t('phones.noBuild')}{' '}
        {last > 0 && (
          <small>
            {shortTime(first)} – {shortTime(last)}
          </small>
        )}
      </p>
      <OutcomeBar of={of} />
      <p className={styles.note}>
        {t('phones.ended', { ready: of.ready, failed: of.failed, left: of.left })}
      </p>
      <FactList>
        {[
          ['reasons', of.reasons] as const,
          ['errors', of.errors] as const,
          ['clients', visitsBy(of.clients)] as const,
          ['languages', visitsBy(of.languages)] as const,
          ['engines', visitsBy(of.engines)] as const,
        ]
          .filter(([, counts]) => Object.keys(counts).length > 0)
          .map(([name, counts]) => (
            <Fact key={name} name={t(`phones.groups.${name}`)}>
              <span translate="no">{listOf(counts)}</span>
            </Fact>
          ))}
      </FactList>
      <ul className={styles.badges}>
        {METRICS.map((metric) => (
          <Vital key={metric} metric={metric} found={of.vitals[metric]} />
        ))}
      </ul>
    </section>
  )
}

function Vital(props: { metric: keyof typeof LIMITS; found: Of['vitals'][string] | undefined }) {
  const t = useT<typeof zh>()
  const { metric, found } = props
  if (!found) return null
  const [good, poor] = LIMITS[metric]
  const rate = found.p75 <= good ? 'good' : found.p75 <= poor ? 'fair' : 'poor'
  const value = metric === 'cls' ? found.p75.toFixed(2) : `${Math.round(found.p75)} ms`
  return (
    <li data-rate={rate}>
      {t(`phones.vitals.${metric}`)} {value}
      {rate !== 'good' && t(`phones.rates.${rate}`)}
    </li>
  )
}

const visitsBy = (groups: Record<string, Outcomes>) =>
  Object.fromEntries(Object.entries(groups).map(([name, outcomes]) => [name, visitsOf(outcomes)]))

/** `android 12, ios 3`, the most first. */
const listOf = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
