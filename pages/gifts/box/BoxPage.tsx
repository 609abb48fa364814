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
import styles from './BoxPage.module.css'
import { GiveSheet } from './GiveSheet.tsx'
import { Holdings } from './Holdings.tsx'
import type zh from './locales/zh.json'
import { Points, Records } from './Records.tsx'

/** The box with its lid off: paper of kraft, a ribbon, and what looks out of it. */
const BoxArt = () => (
  <svg viewBox="0 0 150 120" className={styles.art} aria-hidden="true">
    <ellipse cx="78" cy="112" rx="60" ry="7" className={styles.shade} />
    <g className={styles.inside}>
      <path className={styles.stalk} d="M58 62V34M96 62V40" />
      <circle className={styles.rose} cx="58" cy="28" r="13" />
      <path className={styles.petal} d="M50 28a8 8 0 0116 0 8 8 0 01-8 7M53 30a5 5 0 0110-1" />
      <path className={styles.lantern} d="M84 24h24l5 12-5 12H84l-5-12z" />
      <path className={styles.petal} d="M91 24l-4 12 4 12M101 24l4 12-4 12" />
      <path
        className={styles.star}
        d="M78 6l3.6 7.6 8.2 1-6 5.8 1.5 8.2L78 24.6l-7.3 4 1.5-8.2-6-5.8 8.2-1z"
      />
    </g>
    <path className={styles.kraft} d="M28 58h100v46a6 6 0 01-6 6H34a6 6 0 01-6-6z" />
    <path className={styles.fold} d="M28 58h100v10H28z" />
    <path className={styles.ribbon} d="M69 58h18v52H69z" />
    <g className={styles.lid}>
      <path className={styles.kraft} d="M6 50l38-22 7 12-38 22z" />
      <path className={styles.ribbon} d="M20 42l10-6 7 12-10 6z" />
    </g>
    <path
      className={styles.ribbon}
      d="M78 66c-10-14-28-12-26-2 2 8 16 6 26 2zM78 66c10-14 28-12 26-2-2 8-16 6-26 2z"
    />
    <circle className={styles.knot} cx="78" cy="66" r="5" />
  </svg>
)

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
