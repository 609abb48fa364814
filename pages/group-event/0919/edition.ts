import type { Edition } from '../_family/edition.ts'
import { grow } from '../_family/forms/grow/Grow.tsx'
import arch from '../_family/lockups/arch.module.css'
import woven from '../_family/skins/woven.module.css'
import { Blade, Furrow, harvest } from './harvest/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260919',
  form: grow({ Leaf: Blade, Foot: Furrow }),
  lockup: arch,
  skin: woven,
  theme: styles.theme,
  motif: harvest,
}
