import { useState } from 'react'
import { getCaptainConfig } from '#shared/api/captain'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import { SPECIFIED } from '../_family/hours/rule.ts'
import { Levels } from '../_family/levels/Levels.tsx'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { Hours } from './Hours.tsx'
import type zh from './locales/zh.json'
import { Notes } from './Notes.tsx'
import styles from './RulesPage.module.css'
import { Seal } from './Seal.tsx'

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
