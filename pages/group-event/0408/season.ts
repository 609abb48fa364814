import { kiteHills } from '../_family/motifs/kite-hills/index.ts'
import type { Season } from '../_family/season.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const season: Season<typeof zh> = {
  activityId: '20260408',
  theme: styles.theme,
  motif: kiteHills,
}
