import type { Edition } from '../_family/edition.ts'
import { grow } from '../_family/forms/grow/Grow.tsx'
import plaque from '../_family/lockups/plaque.module.css'
import planks from '../_family/skins/planks.module.css'
import { garden, Leaf, Pot } from './garden/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260508',
  form: grow({ Leaf, Foot: Pot }),
  lockup: plaque,
  skin: planks,
  theme: styles.theme,
  motif: garden,
}
