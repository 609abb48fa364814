import type { Edition } from '../_family/edition.ts'
import { dial } from '../_family/forms/dial/Dial.tsx'
import { Brush } from '../_family/lockups/Brush.tsx'
import brush from '../_family/lockups/brush.module.css'
import lacquer from '../_family/skins/lacquer.module.css'
import type zh from './locales/zh.json'
import { Moon, moonRun } from './moon-run/index.ts'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260907',
  form: dial({ Face: Moon }),
  lockup: brush,
  Filters: Brush,
  skin: lacquer,
  theme: styles.theme,
  motif: moonRun,
}
