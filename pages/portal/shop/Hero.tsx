import { useT } from '#shared/runtime/i18n'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** Where the lanterns hang on their line: x, y, size. */
const LANTERNS = [
  [34, 40, 0.8],
  [98, 62, 1],
  [278, 62, 1],
  [341, 40, 0.8],
] as const

/** The night over the market: moon, lanterns, the sign of the stall under its awning. */
export function Hero() {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <svg className={styles.night} viewBox="0 0 375 190" aria-hidden="true">
        <circle cx="308" cy="34" r="19" fill="#ffe9b8" opacity=".92" />
        <circle cx="300" cy="29" r="17" fill="#1c1336" />
        <path
          fill="#251a42"
          d="M0 190v-62h26v-18h34v26h22v-44l18-16 18 16v30h30v-16h42v24h26v-40h14v-12h22v12h16v48h28v-26l20-14 20 14v20h39v58z"
        />
        <path
          fill="#ffcf7a"
          opacity=".75"
          d="M34 122h7v8h-7zM48 122h7v8h-7zM94 104h6v8h-6zM108 120h6v8h-6zM160 126h8v8h-8zM228 110h6v9h-6zM242 126h6v9h-6zM300 132h7v8h-7zM346 138h8v8h-8z"
        />
        <path d="M-4 14Q96 58 188 34T380 14" fill="none" stroke="#5b4568" strokeWidth="2" />
        {LANTERNS.map(([x, y, size], order) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <g className={styles.lantern} data-order={order % 2}>
              <circle r="34" fill="#ff8b45" opacity=".16" />
              <path d="M0-24v8" stroke="#5b4568" strokeWidth="2" />
              <rect x="-9" y="-18" width="18" height="5" rx="2" fill="#ffcf7a" />
              <ellipse rx="21" ry="16" fill="#e2482f" />
              <path
                d="M-10-14Q-15 0-10 14M10-14Q15 0 10 14M0-16v32"
                fill="none"
                stroke="#ffb070"
                strokeWidth="1.6"
              />
              <rect x="-9" y="13" width="18" height="5" rx="2" fill="#ffcf7a" />
              <path d="M-4 18v10M0 18v13M4 18v10" stroke="#ffcf7a" strokeWidth="1.5" />
            </g>
          </g>
        ))}
      </svg>
      <div className={styles.sign}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <div className={styles.awning} aria-hidden="true" />
    </header>
  )
}
