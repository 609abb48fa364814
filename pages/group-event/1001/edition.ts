import type { Edition } from '../_family/edition.ts'
import { grid } from '../_family/forms/grid/Grid.tsx'
import stub from '../_family/lockups/stub.module.css'
import glass from '../_family/skins/glass.module.css'
import { house, litWindows } from './lit-windows/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20261001',
  form: grid(house),
  lockup: stub,
  skin: glass,
  theme: styles.theme,
  motif: litWindows,
}
