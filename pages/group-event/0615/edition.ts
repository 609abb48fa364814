import type { Edition } from '../_family/edition.ts'
import { lanes } from '../_family/forms/lanes/Lanes.tsx'
import { Brush } from '../_family/lockups/Brush.tsx'
import brush from '../_family/lockups/brush.module.css'
import lacquer from '../_family/skins/lacquer.module.css'
import { dragonBoats } from './dragon-boats/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260615',
  form: lanes,
  lockup: brush,
  Filters: Brush,
  skin: lacquer,
  theme: styles.theme,
  motif: dragonBoats,
}
