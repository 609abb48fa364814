import type { Edition } from '../_family/edition.ts'
import { map } from '../_family/forms/map/Map.tsx'
import stub from '../_family/lockups/stub.module.css'
import ticket from '../_family/skins/ticket.module.css'
import type zh from './locales/zh.json'
import { country, nightTrain, ROAD } from './night-train/index.ts'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20260701',
  form: map({ road: ROAD, Ground: country }),
  lockup: stub,
  skin: ticket,
  theme: styles.theme,
  motif: nightTrain,
}
