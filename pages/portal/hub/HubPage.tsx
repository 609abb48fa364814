import { useState } from 'react'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import theme from '../_family/theme.module.css'
import styles from './HubPage.module.css'
import type zh from './locales/zh.json'
import { Marquee } from './Marquee.tsx'
import { ShowLine } from './ShowLine.tsx'
import { Spotlight } from './Spotlight.tsx'
import { type Show, TABS, type Tab, useProgramme } from './use-programme.ts'

/** The bill of all campaigns: running, coming, over; `?activityId=12` puts one into the light. */
export function HubPage() {
  const t = useT<typeof zh>()
  const { call, shows, undated } = useProgramme()
  const [chosen, choose] = useState<Tab>()
  const tab = chosen ?? TABS.find((each) => shows[each].length > 0) ?? 'running'
  const bill = (items: Show[]) => (
    <EndlessList
      key={tab}
      label={t(`tab.${tab}`)}
      list={{ items, more: () => {}, busy: false, done: true }}
      keyOf={({ id }) => id}
      row={(show) => <ShowLine show={show} />}
      empty={<Notice mood="empty" text={t(`none.${tab}`)} />}
      place={`bill-${tab}`}
    />
  )
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Marquee />
      <Spotlight shows={[...shows.running, ...shows.coming, ...shows.over]} />
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
          {() => bill(shows[tab])}
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

const labelOf = (name: string, count: number | undefined) => (count ? `${name} ${formatAmount(count)}` : name)
