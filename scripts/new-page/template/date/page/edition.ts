import type { Edition } from '../_family/edition.ts'
import { form } from '../_family/forms/form/Form.tsx'
import lockup from '../_family/lockups/lockup.module.css'
import skin from '../_family/skins/skin.module.css'
import type zh from './locales/zh.json'
import styles from './theme.module.css'
import { world } from './world/index.ts'

export const edition: Edition<typeof zh> = {
  activityId: 'YYYYMMDD',
  form: form(),
  lockup,
  skin,
  theme: styles.theme,
  motif: world,
}
