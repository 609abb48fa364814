import { form } from '../_family/forms/form/Form.tsx'
import lockup from '../_family/lockups/lockup.module.css'
import type { Season } from '../_family/season.ts'
import skin from '../_family/skins/skin.module.css'
import type zh from './locales/zh.json'
import styles from './theme.module.css'
import { world } from './world/index.ts'

export const season: Season<typeof zh> = {
  activityId: 'YYYYMMDD',
  form: form(),
  lockup,
  skin,
  theme: styles.theme,
  motif: world,
}
