import { useState } from 'react'
import type { BlindBox } from '#shared/api/blind-box'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { CampaignClock } from '#shared/campaign/phase'
import { ActivityRules } from '#shared/campaign/rules'
import { Lately } from '#shared/campaign/winners'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { DrawDock } from './DrawDock.tsx'
import { drawFigure } from './draw-figure.tsx'
import { Figures } from './Figures.tsx'
import type zh from './locales/zh.json'
import styles from './MixiPage.module.css'
import { Parcel } from './Parcel.tsx'
import { useBoxes } from './use-boxes.ts'

/** Blind boxes of the Mixi crossover: figures with their odds, what is collected, and the box that is opened. */
export function MixiPage() {
  const t = useT<typeof zh>()
  const boxes = useBoxes()
  const [boxId, choose] = useState('')
  const { call } = boxes
  const boxOf = (all: readonly BlindBox[]) => all.find(({ id }) => id === boxId) ?? all[0]
  const shown = call.data && boxOf(call.data.boxes)
  return (
    <ThemeRoot className={styles.page}>
      <header className={styles.hero}>
        <h1>
          <small>{t('over')}</small>
          {t('title')}
        </h1>
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
        <Parcel turn={boxes.turn} box={shown?.id} />
        <CampaignClock className={styles.phase} call={call} say={(phase) => t(`clock.${phase}`)} />
      </header>
      <section className={styles.shelf} data-expose="figures">
        <StateView
          call={call}
          skeleton={<Skeleton height={120} lines={4} className={styles.waiting} />}
          isEmpty={({ boxes: all }) => all.length === 0}
        >
          {(data) => {
            const box = boxOf(data.boxes)
            return (
              box && (
                <>
                  <Segmented
                    label={t('boxes')}
                    options={data.boxes.map(({ id, name }) => ({ id, label: name }))}
                    value={box.id}
                    onChange={choose}
                    track="box"
                  />
                  <Figures box={box} />
                </>
              )
            )
          }}
        </StateView>
      </section>
      {call.data && call.data.feed.length > 0 && (
        <section className={styles.lately} data-expose="lately">
          <h2>{t('lately')}</h2>
          <Lately won={call.data.feed} most={6} otherDay="day" faces />
        </section>
      )}
      {call.data && shown && <DrawDock boxes={boxes} data={call.data} box={shown} />}
      <ClaimPopup won={boxes.won} draw={drawFigure} title={t('won')} onClose={boxes.keep} />
    </ThemeRoot>
  )
}
