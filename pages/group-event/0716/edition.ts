import type { Edition } from '../_family/edition.ts'
import { stack } from '../_family/forms/stack/Stack.tsx'
import plaque from '../_family/lockups/plaque.module.css'
import planks from '../_family/skins/planks.module.css'
import type zh from './locales/zh.json'
import { Storey, sandCastles } from './sand-castles/index.ts'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260716',
  form: stack({ Piece: Storey }),
  lockup: plaque,
  skin: planks,
  theme: styles.theme,
  motif: sandCastles,
}
