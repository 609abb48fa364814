import type { Edition } from '../_family/edition.ts'
import { fill } from '../_family/forms/fill/Fill.tsx'
import glow from '../_family/lockups/glow.module.css'
import glass from '../_family/skins/glass.module.css'
import { fireflyJars, jar } from './firefly-jars/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260709',
  form: fill(jar),
  lockup: glow,
  skin: glass,
  theme: styles.theme,
  motif: fireflyJars,
}
