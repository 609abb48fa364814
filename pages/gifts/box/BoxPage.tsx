import { useState } from 'react'
import { type GiftHolding, getGiftFlow } from '#shared/api/gift-box'
import { getGiftPoints } from '#shared/api/gift-points'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Tabs } from '#shared/ui/tab'
import { BoxArt } from './BoxArt.tsx'
import styles from './BoxPage.module.css'
import { Given } from './Given.tsx'
import { GiveSheet } from './GiveSheet.tsx'
import { Holdings } from './Holdings.tsx'
import type zh from './locales/zh.json'
import { Points } from './Points.tsx'
import { Records } from './Records.tsx'
import { useGive } from './use-give.ts'

/** The gifts that I hold and give, what came and went, and the points that giving brings. */
export function BoxPage() {
  const t = useT<typeof zh>()
  const flow = usePaged(getGiftFlow, {})
  const points = useQuery(getGiftPoints, {})
  const giving = useGive(flow.first, points.refetch)
  const [tab, setTab] = useState<'box' | 'records' | 'points'>('box')
  const [chosen, choose] = useState<GiftHolding>()
  const { open } = giving
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
        {open && (
          <div className={styles.unknown} role="status">
            <p>{t('unknown', { count: formatAmount(open.amount), id: open.toUserId })}</p>
            <Button size="s" busy={giving.busy} track="check" onClick={() => void giving.spend(open)}>
              {t('check')}
            </Button>
          </div>
        )}
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
      <GiveSheet holding={chosen} giving={giving} onClose={() => choose(undefined)} />
      <Given record={giving.given} onClose={giving.putAway} />
      <OpenInApp />
    </ThemeRoot>
  )
}
