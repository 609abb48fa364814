import { useEffect, useState } from 'react'
import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { serverNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import theme from '../_family/theme.module.css'
import styles from './HubPage.module.css'
import type zh from './locales/zh.json'
import { ShowLine } from './ShowLine.tsx'
import { NONE, Spotlight } from './Spotlight.tsx'
import { type Show, TABS, type Tab, useProgramme } from './use-programme.ts'

/** The bill of all campaigns: running, coming, over; `?activityId=12` puts one into the light. */
export function HubPage() {
  const t = useT<typeof zh>()
  const { call, shows, undated } = useProgramme()
  const [chosen, choose] = useState<Tab>()
  const [id, setId] = useState(NONE)
  useEffect(() => setId(address().activityId || NONE), [])
  const tab = chosen ?? TABS.find((each) => shows[each].length > 0) ?? 'running'
  // of several running ones, that which ends first is featured, unless the address names one
  const first = tab === 'running' && id === NONE && shows.running.length > 2 ? shows.running[0] : undefined
  const bill = (items: Show[]) => {
    const groups = items.map((show) => groupOf(show, t))
    const several = new Set(groups).size > 1
    return (
      <EndlessList
        key={tab}
        label={t(`tab.${tab}`)}
        list={{ items, more: () => {}, busy: false, done: true }}
        keyOf={({ id }) => id}
        row={(show, index) => {
          const begins = several && groups[index] !== groups[index - 1]
          return (
            <>
              {begins && <h2 className={styles.group}>{groups[index]}</h2>}
              <ShowLine show={show} />
            </>
          )
        }}
        empty={<Notice mood="empty" text={t(`none.${tab}`)} />}
        place={`bill-${tab}`}
      />
    )
  }
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Marquee />
      <Spotlight id={id} shows={[...shows.running, ...shows.coming, ...shows.over]} />
      <section className={styles.bill} data-expose="bill">
        <Segmented
          label={t('tabs')}
          options={TABS.map((id) => ({ id, label: labelOf(t(`tab.${id}`), call.data && shows[id].length) }))}
          value={tab}
          onChange={choose}
          track="phase"
          className={styles.tabs}
        />
        <StateView call={call} skeleton={<Skeleton height={84} lines={5} className={styles.waits} />}>
          {() => (
            <>
              {first && <ShowLine featured show={first} />}
              {bill(first ? shows[tab].slice(1) : shows[tab])}
            </>
          )}
        </StateView>
        {undated.length > 0 && (
          <>
            <h2 className={styles.undated}>{t('undated')}</h2>
            {bill(undated)}
          </>
        )}
      </section>
      <OpenInApp />
    </ThemeRoot>
  )
}

const DAY = 86_400_000

/** The heading that a line of the list is under: how soon it ends or starts, or the month in which it ended. */
function groupOf({ dates }: Show, t: ReturnType<typeof useT<typeof zh>>): string {
  if (!dates) return ''
  const now = serverNow()
  if (dates.phase === 'coming') return t(dates.startAt - now < 7 * DAY ? 'group.week' : 'group.ahead')
  if (dates.phase === 'running') return t(dates.endAt - now < 3 * DAY ? 'group.soon' : 'group.open')
  return formatDate(dates.endAt, 'month')
}

const labelOf = (name: string, count: number | undefined) => (count ? `${name} ${formatAmount(count)}` : name)

/** The theatre's sign over the street, its lamps running round. */
function Marquee() {
  const t = useT<typeof zh>()
  const lamps = usePauseOffscreen<HTMLElement>()
  return (
    <header ref={lamps} className={styles.hero}>
      <svg
        className={styles.street}
        viewBox="0 0 375 190"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M0 84h38V58h30v30h26V190H0ZM281 88h34V50h26v34h34v106h-94Z" fill="#120b29" />
        <path
          d="M10 100h10v12H10Zm26 0h10v12H36Zm-26 28h10v12H10Zm44-54h8v12h-8Zm240 26h10v12h-10Zm50 2h10v12h-10Zm-24-34h8v12h-8Zm24 60h10v12h-10Z"
          fill="#ffcf66"
          opacity=".5"
        />
        <path d="M64 190V70q0-14 14-14h219q14 0 14 14v120Z" fill="#34205f" />
        <path d="M96 190v-46q0-12 12-12h159q12 0 12 12v46Z" fill="#6b2a4f" />
        <path d="M187 132v58M120 132v58M255 132v58" stroke="#34205f" strokeWidth="3" />
        <path d="M96 190v-40q18 4 24-18h135q6 22 24 18v40h-14q2-30-12-44h-131q-14 14-12 44Z" fill="#a83f5d" />
        <path d="M40 190h295" stroke="#ffcf66" strokeWidth="2" opacity=".6" />
      </svg>
      <div className={styles.sign}>
        <i className={styles.lamps} />
        <i className={styles.lamps} data-odd />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <LanguageSwitch className={styles.language} />
    </header>
  )
}
