import type { BlindBox } from '#shared/api/blind-box'
import { useT } from '#shared/runtime/i18n'
import { drawFigure } from './draw-figure.tsx'
import styles from './Figures.module.css'
import type zh from './locales/zh.json'

/** The figures of a box with their odds; owned ones in colour. */
export function Figures({ box }: { box: BlindBox }) {
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
                <span>{t(`rarity.${rarity}`)}</span> <b>{percent}%</b>
              </span>
              {owned > 0 && <span className={styles.count}>×{owned}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
