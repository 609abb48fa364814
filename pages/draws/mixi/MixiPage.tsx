import { useState } from 'react'
import type { BlindBox } from '#shared/api/blind-box'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { CampaignClock } from '#shared/campaign/phase'
import { drawFrom, FOXES, Fox } from '#shared/campaign/prize'
import { signs } from '#shared/campaign/prize/signs'
import type { DrawReward } from '#shared/campaign/reward'
import { ActivityRules } from '#shared/campaign/rules'
import { Lately } from '#shared/campaign/winners'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { DrawDock } from './DrawDock.tsx'
import type zh from './locales/zh.json'
import styles from './MixiPage.module.css'
import type { Turn } from './use-boxes.ts'
import { useBoxes } from './use-boxes.ts'

const drawSign = drawFrom(signs)

/** Draws a figure: a fox by its name, else the symbol of a star sign. */
const drawFigure: DrawReward = (reward) =>
  reward.id in FOXES ? <Fox id={reward.id as keyof typeof FOXES} /> : drawSign(reward)

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

/** The figures of a box with their odds; owned ones in colour. */
function Figures({ box }: { box: BlindBox }) {
  const t = useT<typeof zh>()
  const had = box.figures.filter(({ owned }) => owned > 0).length
  return (
    <>
      <div className={styles.head}>
        <h2>{t('collection')}</h2>
        <b>
          {had}/{box.figures.length}
        </b>
      </div>
      <p className={styles.sure} data-complete={box.complete || undefined}>
        {box.complete ? t('complete') : t('sure', { count: box.guaranteeLeft, all: box.guaranteeAfter })}
      </p>
      <ul className={styles.figures}>
        {box.figures.map(({ id, reward, rarity, percent, owned }) => {
          const secret = rarity === 'hidden' && owned === 0
          return (
            <li key={id} className={styles.figure} data-rarity={rarity} data-owned={owned > 0 || undefined}>
              <span className={styles.art} aria-hidden="true">
                {secret ? '?' : drawFigure(reward)}
              </span>
              <span className={styles.name}>{secret ? t('secret') : reward.name}</span>
              <span className={styles.odds}>
                <span>{t(`rarity.${rarity}`)}</span> <b>{formatChance(percent)}</b>
              </span>
              {owned > 0 && <span className={styles.count}>×{owned}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The box on its conveyor: it rocks while the server decides, then its lid flies off. */
function Parcel({ turn, box }: { turn: Turn; box: string | undefined }) {
  return (
    <div className={styles.stage} data-turn={turn} data-box={box}>
      <i className={styles.rays} />
      <span className={styles.peek}>
        <Fox id="foxComet" />
      </span>
      <svg className={styles.parcel} viewBox="0 0 180 150" aria-hidden="true">
        <path d="M18 52h144v82q0 8-8 8H26q-8 0-8-8Z" fill="#2fb39b" />
        <path d="M122 52h40v82q0 8-8 8h-32Z" fill="#239480" />
        <circle cx="70" cy="96" r="26" fill="#fff6e6" />
        <path
          d="M60 90q0-10 10-10t10 9q0 6-7 9-3 1-3 5v2M70 114v2"
          stroke="#e8587a"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M134 76h16M134 90h16M134 104h10" stroke="#8fe3d0" strokeWidth="5" strokeLinecap="round" />
        <g className={styles.lid}>
          <path d="M8 34h164q6 0 6 6v10q0 6-6 6H8q-6 0-6-6V40q0-6 6-6Z" fill="#ff8a6b" />
          <path d="M122 34h50q6 0 6 6v10q0 6-6 6h-50Z" fill="#e56d50" />
          <path d="M70 34q-26-4-20-20t20 20q0-26 18-24t-18 24Z" fill="#e8587a" />
        </g>
      </svg>
    </div>
  )
}
