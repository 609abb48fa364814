import type { Edition } from '../_family/edition.ts'
import { tug } from '../_family/forms/tug/Tug.tsx'
import arch from '../_family/lockups/arch.module.css'
import woven from '../_family/skins/woven.module.css'
import { Buoy, lake } from './lake/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260616',
  form: tug({ Prize: Buoy }),
  lockup: arch,
  skin: woven,
  theme: styles.theme,
  motif: lake,
}
