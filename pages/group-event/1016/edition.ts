import type { Edition } from '../_family/edition.ts'
import { tug } from '../_family/forms/tug/Tug.tsx'
import plaque from '../_family/lockups/plaque.module.css'
import lacquer from '../_family/skins/lacquer.module.css'
import { drums, GreatDrum } from './drums/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20261016',
  form: tug({ Prize: GreatDrum }),
  lockup: plaque,
  skin: lacquer,
  theme: styles.theme,
  motif: drums,
}
