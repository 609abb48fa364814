import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { language, useT } from '#shared/runtime/i18n'
import type { Figures, HealthView, PageRow, SiteView } from '../views.ts'
import type { Intent } from './acts.ts'
import { GONE, type Loaded } from './api.ts'
import styles from './console.module.css'
import { percent, shortTime } from './format.ts'
import type zh from './locales/zh.json'

/** What the places of the console share. */
export interface PlaceProps {
  site: SiteView
  health: Loaded<HealthView>
  onAct: (intent: Intent) => void
}

export const titleOf = ({ titles }: PageRow) => titles[language()]

/** The title of a page by its id; the id of one that is not known any more. */
export const titleIn = ({ pages }: SiteView, page: string) => {
  const row = pages.find((each) => each.page === page)
  return row ? titleOf(row) : page
}

export function Waiting() {
  const t = useT<typeof zh>()
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height={64} lines={3} />
    </div>
  )
}

/** What did not come, in the words of the command, and the way on. */
export function Failed(props: { text: string; retry: () => unknown }) {
  const t = useT<typeof zh>()
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(props.text === GONE ? 'refused.gone' : 'failed')}</p>
      {props.text !== GONE && <Words text={props.text} />}
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

/** A version as people speak of it: since when, by whom, and why. */
export const useVersion = () => {
  const t = useT<typeof zh>()
  return ({ at, by, note }: { at: string; by: string; note: string }) =>
    t(note ? 'version.why' : 'version.plain', { time: shortTime(at), name: by, note })
}

export function Section(props: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.note && <p className={styles.note}>{props.note}</p>}
      {props.children}
    </section>
  )
}

/** Boots, failures and vitals of a build; beside those of another one where there is. */
export function Health({ now, before }: { now: Figures | undefined; before?: Figures | undefined }) {
  const t = useT<typeof zh>()
  if (!now) return null
  const ms = (value: number | undefined) => (value === undefined ? '--' : `${Math.round(value)} ms`)
  const textsOf = (of: Figures) => [of.visits, percent(of.failed, of.visits), ms(of.lcp), ms(of.inp)]
  const [texts, old] = [textsOf(now), before && textsOf(before)]
  return (
    <p className={styles.note}>
      {[t('health.visits'), t('health.failed'), 'LCP', 'INP'].map((label, index) => (
        <span key={label}>
          {label} <b>{texts[index]}</b>{' '}
          {old && <small>{t('health.before', { value: String(old[index]) })}</small>}
        </span>
      ))}
    </p>
  )
}

/** The cover of a page; its place where it has none. */
export const Cover = ({ file }: { file: string }) => {
  const src = `api/cover?file=${encodeURIComponent(file)}`
  return file ? (
    <img className={styles.cover} src={src} alt="" loading="lazy" />
  ) : (
    <i className={styles.cover} />
  )
}
