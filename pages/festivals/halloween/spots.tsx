import type { ReactNode } from 'react'
import styles from './spots.module.css'

/** Position of a thing in percent of the yard, and its drawing in a square of 64. */
interface Thing {
  at: { left: number; top: number; width: number }
  art: ReactNode
}

export const SPOTS = {
  moon: {
    at: { left: 4, top: 2, width: 22 },
    art: <path className={styles.moon} d="M38 8a24 24 0 1 0 18 34A20 20 0 0 1 38 8z" />,
  },
  window: {
    at: { left: 68, top: 4, width: 26 },
    art: (
      <>
        <path className={styles.wood} d="M6 60V26L32 6l26 20v34z" />
        <path className={styles.lit} d="M18 30h28v22H18z" />
        <path className={styles.frame} d="M32 30v22M18 41h28M18 30h28v22H18z" />
      </>
    ),
  },
  tree: {
    at: { left: 36, top: 12, width: 27 },
    art: (
      <path
        className={styles.branch}
        d="M32 62V34M32 46L18 34l-8 2M18 34l-2-12M32 40l14-12 10 2M46 28l2-12M32 34l-6-16M26 18l-8-4M32 34l4-18 8-6"
      />
    ),
  },
  cat: {
    at: { left: 6, top: 34, width: 23 },
    art: (
      <>
        <path
          className={styles.dark}
          d="M18 60q-4-20 8-26l-4-14 9 6q5-2 10 0l9-6-3 16q8 10 5 24zM50 58q10-4 8-20"
        />
        <path className={styles.eye} d="M28 32l5 3-5 2zM42 32l-5 3 5 2z" />
      </>
    ),
  },
  gate: {
    at: { left: 66, top: 36, width: 28 },
    art: (
      <>
        <path className={styles.wood} d="M4 60V16l6-6 6 6v44zM48 60V16l6-6 6 6v44z" />
        <path className={styles.iron} d="M20 60V26M27 60V20M34 60V20M41 60V26M18 34h26M18 50h26" />
      </>
    ),
  },
  pumpkin: {
    at: { left: 36, top: 46, width: 27 },
    art: (
      <>
        <path className={styles.stem} d="M30 18q0-8 8-10l2 5q-5 1-4 6z" />
        <path
          className={styles.pumpkin}
          d="M32 18q10-6 18 2 10 8 6 24-4 16-24 16T8 44q-4-16 6-24 8-8 18-2z"
        />
        <path className={styles.lit} d="M18 32l8-2-2 8zM46 32l-8-2 2 8zM18 44q14 4 28 0-2 10-14 10t-14-10z" />
      </>
    ),
  },
  cauldron: {
    at: { left: 6, top: 66, width: 28 },
    art: (
      <>
        <path className={styles.brew} d="M12 26q20-8 40 0v6H12z" />
        <circle className={styles.brew} cx="24" cy="18" r="5" />
        <circle className={styles.brew} cx="38" cy="12" r="4" />
        <path className={styles.dark} d="M8 28h48l-4 8q4 22-20 24-24-2-20-24zM16 58l-4 5M48 58l4 5" />
      </>
    ),
  },
  stone: {
    at: { left: 64, top: 68, width: 27 },
    art: (
      <>
        <path className={styles.stone} d="M14 60V28q0-18 18-18t18 18v32z" />
        <path className={styles.letters} d="M24 28h16M26 36h12M24 44h16" />
        <path className={styles.grass} d="M6 62q6-12 8 0 4-10 8 0 6-8 10 0 4-8 8 0 4-10 10 0 4-8 8 0z" />
      </>
    ),
  },
} satisfies Record<string, Thing>
