import type { ReactNode } from 'react'
import type { CaptainConfig } from '#shared/api/captain'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { BackLink } from '../_family/back/BackLink.tsx'
import { Fire } from '../_family/fire/Fire.tsx'
import { CaptainRules } from '../_family/rules/CaptainRules.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

const SIDES = ['left', 'right'] as const

/** The gate of the camp: the banner with the title, the gong in it, torches that burn while the captain is on duty. */
export function Hero(props: { config: Query<CaptainConfig>; onDuty: boolean; children: ReactNode }) {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <BackLink />
      <CaptainRules call={props.config} />
      <h1 className={styles.banner}>
        <span>
          {t('hero.title1')} <br />
          {t('hero.title2')}
        </span>
      </h1>
      {SIDES.map((side) => (
        <i key={side} className={styles.torch} data-side={side}>
          {props.onDuty && <Fire className={styles.flame} />}
        </i>
      ))}
      {props.children}
    </header>
  )
}
