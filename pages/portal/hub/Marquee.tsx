import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import { LanguageSwitch } from '#shared/kit/language-switch'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Marquee.module.css'

/** The theatre's sign over the street, its lamps running round. */
export function Marquee() {
  const t = useT<typeof zh>()
  const lamps = usePauseOffscreen<HTMLElement>()
  return (
    <header ref={lamps} className={styles.hero}>
      <svg
        className={styles.street}
        viewBox="0 0 375 190"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M0 84h38V58h30v30h26V190H0ZM281 88h34V50h26v34h34v106h-94Z" fill="#120b29" />
        <path
          d="M10 100h10v12H10Zm26 0h10v12H36Zm-26 28h10v12H10Zm44-54h8v12h-8Zm240 26h10v12h-10Zm50 2h10v12h-10Zm-24-34h8v12h-8Zm24 60h10v12h-10Z"
          fill="#ffcf66"
          opacity=".5"
        />
        <path d="M64 190V70q0-14 14-14h219q14 0 14 14v120Z" fill="#34205f" />
        <path d="M96 190v-46q0-12 12-12h159q12 0 12 12v46Z" fill="#6b2a4f" />
        <path d="M187 132v58M120 132v58M255 132v58" stroke="#34205f" strokeWidth="3" />
        <path d="M96 190v-40q18 4 24-18h135q6 22 24 18v40h-14q2-30-12-44h-131q-14 14-12 44Z" fill="#a83f5d" />
        <path d="M40 190h295" stroke="#ffcf66" strokeWidth="2" opacity=".6" />
      </svg>
      <div className={styles.sign}>
        <i className={styles.lamps} />
        <i className={styles.lamps} data-odd />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <LanguageSwitch className={styles.language} />
    </header>
  )
}
