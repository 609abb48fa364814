import type { Edition } from '../_family/edition.ts'
import { lift } from '../_family/forms/lift/Lift.tsx'
import glow from '../_family/lockups/glow.module.css'
import lacquer from '../_family/skins/lacquer.module.css'
import { harbourFireworks, rocket } from './harbour-fireworks/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260808',
  form: lift(rocket),
  lockup: glow,
  skin: lacquer,
  theme: styles.theme,
  motif: harbourFireworks,
}
