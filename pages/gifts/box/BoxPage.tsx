import { useState } from 'react'
import { type GiftHolding, getGiftFlow } from '#shared/api/gift-box'
import { getGiftPoints } from '#shared/api/gift-points'
import { usePaged } from '#shared/features/paged'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import { BoxArt } from './BoxArt.tsx'
import styles from './BoxPage.module.css'
import { GiveSheet } from './GiveSheet.tsx'
import { Holdings } from './Holdings.tsx'
import type zh from './locales/zh.json'
import { Points, Records } from './Records.tsx'

/** The gifts that I hold and give, what came and went, and the points that giving brings. */
export function BoxPage() {
  const t = useT<typeof zh>()
  const flow = usePaged(getGiftFlow, {})
  const points = useQuery(getGiftPoints, {})
  const [tab, setTab] = useState<'box' | 'records' | 'points'>('box')
  const [chosen, choose] = useState<GiftHolding>()
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <BoxArt />
        <h1>{t('title')}</h1>
        {points.status !== 'loggedOut' && (
          <p className={styles.points}>
            {t('points.have')}
            <b>{points.data ? formatAmount(points.data.points) : '--'}</b>
          </p>
        )}
      </header>
      <div className={styles.body}>
        <GiveSheet
          holding={chosen}
          flow={flow.first}
          refetch={points.refetch}
          onClose={() => choose(undefined)}
        />
        <Tabs
          label={t('title')}
          value={tab}
          onChange={setTab}
          track="tab"
          items={[
            {
              id: 'box',
              label: t('tabs.box'),
              panel: () => <Holdings call={flow.first} onChoose={choose} />,
            },
            { id: 'records', label: t('tabs.records'), panel: () => <Records flow={flow} /> },
            { id: 'points', label: t('tabs.points'), panel: () => <Points points={points} /> },
          ]}
        />
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
