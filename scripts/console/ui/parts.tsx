import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { language, useT } from '#shared/runtime/i18n'
import type { Figures, PageRow, SiteView } from '../views.ts'
import styles from './console.module.css'
import { percent } from './format.ts'
import type zh from './locales/zh.json'

export const titleOf = ({ titles }: PageRow) => (language() === 'en' ? titles.en : titles.zh)

/** The title of a page by its id; the id of one that is not known any more. */
export const titleIn = ({ pages }: SiteView, page: string) => {
  const row = pages.find((each) => each.page === page)
  return row ? titleOf(row) : page
}

export function Waiting() {
  const t = useT<typeof zh>()
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.waiting}>
      <Skeleton height={64} radius={12} />
      <Skeleton height={64} radius={12} />
      <Skeleton height={64} radius={12} />
    </div>
  )
}

/** What did not come, in the words of the command, and the way on. */
export function Failed(props: { text: string; retry: () => unknown }) {
  const t = useT<typeof zh>()
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('failed')}</p>
      <Words text={props.text} />
      <Button look="ghost" size="s" onClick={props.retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** What a command printed, which is English. */
export const Words = ({ text }: { text: string }) => (
  <p className={styles.words} lang="en" translate="no">
    {text}
  </p>
)

export const Build = ({ id }: { id: string }) => <code translate="no">{id}</code>

export function Section(props: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.note && <p className={styles.note}>{props.note}</p>}
      {props.children}
    </section>
  )
}

/** Boots, failures and vitals of a build; beside another one where there is. */
export function Health({
  now,
  before,
  name,
}: {
  now: Figures | undefined
  before?: Figures | undefined
  name?: string
}) {
  const t = useT<typeof zh>()
  if (!now) return null
  const ms = (value: number | undefined) => (value === undefined ? '--' : `${Math.round(value)} ms`)
  const share = ({ failed, visits }: Figures) => percent(failed, visits)
  const isWorse = before && now.failed / now.visits > 1.5 * (before.failed / before.visits) && now.failed > 3
  const figures = [
    [t('health.visits'), String(now.visits), before && String(before.visits)],
    [t('health.failed'), share(now), before && share(before)],
    ['LCP', ms(now.lcp), before && ms(before.lcp)],
    ['INP', ms(now.inp), before && ms(before.inp)],
  ]
  return (
    <dl className={styles.health} data-worse={isWorse || undefined} aria-label={name}>
      {figures.map(([label, value, old]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {old !== undefined && <small> {t('health.before', { value: old ?? '' })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A picture that may be missing. */
export const Cover = ({ file }: { file: string }) =>
  file ? (
    <img
      className={styles.cover}
      src={`/api/cover?file=${encodeURIComponent(file)}`}
      alt=""
      loading="lazy"
      width="96"
      height="50"
    />
  ) : (
    <span className={styles.cover} />
  )
