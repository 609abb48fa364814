import type { Edition } from '../_family/edition.ts'
import { lanes } from '../_family/forms/lanes/Lanes.tsx'
import arch from '../_family/lockups/arch.module.css'
import torn from '../_family/skins/torn.module.css'
import type zh from './locales/zh.json'
import { paperBoats } from './paper-boats/index.ts'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260416',
  form: lanes,
  lockup: arch,
  skin: torn,
  theme: styles.theme,
  motif: paperBoats,
}
