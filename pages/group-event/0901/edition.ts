import type { Edition } from '../_family/edition.ts'
import { fill } from '../_family/forms/fill/Fill.tsx'
import tiles from '../_family/lockups/tiles.module.css'
import { PairTag } from '../_family/race/PairTag.tsx'
import torn from '../_family/skins/torn.module.css'
import type zh from './locales/zh.json'
import { bottle, paperStars } from './paper-stars/index.ts'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260901',
  form: fill({ ...bottle, Tag: PairTag }),
  lockup: tiles,
  skin: torn,
  theme: styles.theme,
  motif: paperStars,
}
