import type { Edition } from '../_family/edition.ts'
import { grid } from '../_family/forms/grid/Grid.tsx'
import { Brush } from '../_family/lockups/Brush.tsx'
import brush from '../_family/lockups/brush.module.css'
import woven from '../_family/skins/woven.module.css'
import { beacons, tower } from './beacons/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260801',
  form: grid(tower),
  lockup: brush,
  Filters: Brush,
  skin: woven,
  theme: styles.theme,
  motif: beacons,
}
