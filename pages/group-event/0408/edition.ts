import type { Edition } from '../_family/edition.ts'
import { lift } from '../_family/forms/lift/Lift.tsx'
import { Brush } from '../_family/lockups/Brush.tsx'
import brush from '../_family/lockups/brush.module.css'
import woven from '../_family/skins/woven.module.css'
import { kiteHills } from './kite-hills/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260408',
  form: lift(),
  lockup: brush,
  Filters: Brush,
  skin: woven,
  theme: styles.theme,
  motif: kiteHills,
}
