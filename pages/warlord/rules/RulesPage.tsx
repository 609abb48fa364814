import { useState } from 'react'
import type { CaptainConfig } from '#shared/api/captain'
import { getCaptainConfig } from '#shared/api/captain'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import { BackLink } from '../_family/back/BackLink.tsx'
import { SPECIFIED } from '../_family/hours/rule.ts'
import { Levels } from '../_family/levels/Levels.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { Hours } from './Hours.tsx'
import type zh from './locales/zh.json'
import styles from './RulesPage.module.css'

/** Rays of the seal, every 15 degrees, the longer ones every 30. */
const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const angle = (ray * Math.PI) / 12
  const at = (radius: number) =>
    `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
  return `M${at(112)}L${at(ray % 2 ? 132 : 150)}`
}).join('')

/** The page's head: the captain's emblem as a seal over the night camp. `updatedAt` is in ms. */
function Seal({ updatedAt }: { updatedAt?: number }) {
  const t = useT<typeof zh>()
  return (
    <header className={styles.seal}>
      <svg className={styles.ridges} viewBox="0 0 375 90" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="#5c1f4c"
          d="M0 40l28-20 20 10 34-30 18 16 26-12 38 36 30-18 22 10 40-28 26 20 20-10 34 26 39-20v80H0z"
        />
        <path fill="#2a0f3a" d="M0 62l40-16 30 14 42-26 24 16 34-8 40 26 36-14 30 10 38-24 61 26v24H0z" />
      </svg>
      <BackLink />
      <svg className={styles.rays} viewBox="-152 -152 304 304" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.updated}>
        {updatedAt ? t('updated', { date: formatDate(updatedAt, 'date') }) : '\u00a0'}
      </p>
    </header>
  )
}

/** The rules of the battle order. What the specification fixes is readable before and without the server. */
export function RulesPage() {
  const t = useT<typeof zh>()
  const [tab, setTab] = useState<'hours' | 'levels' | 'notes'>('hours')
  const config = useQuery(getCaptainConfig, {})
  const skeleton = <Skeleton height={44} lines={5} />
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Seal updatedAt={config.data?.updatedAt} />
      <Plate className={styles.plate} expose="rules">
        <Tabs
          className={styles.tabs}
          label={t('title')}
          value={tab}
          onChange={setTab}
          track="rules-tab"
          items={[
            { id: 'hours', label: t('tabs.hours'), panel: () => <Hours rule={config.data ?? SPECIFIED} /> },
            {
              id: 'levels',
              label: t('tabs.levels'),
              panel: () => (
                <StateView call={config} skeleton={skeleton} isEmpty={(data) => !data.levels.length}>
                  {(data) => <Levels levels={data.levels} />}
                </StateView>
              ),
            },
            {
              id: 'notes',
              label: t('tabs.notes'),
              panel: () => (
                <StateView call={config} skeleton={skeleton} isEmpty={(data) => !data.rules.length}>
                  {(data) => <Notes sections={data.rules} />}
                </StateView>
              ),
            },
          ]}
        />
      </Plate>
    </ThemeRoot>
  )
}

/** The further rules, as operations wrote them. */
function Notes({ sections }: { sections: CaptainConfig['rules'] }) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.title} className={styles.notes}>
          <h2>{section.title}</h2>
          <ol>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
