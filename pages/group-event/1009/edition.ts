import type { Edition } from '../_family/edition.ts'
import { lift } from '../_family/forms/lift/Lift.tsx'
import tiles from '../_family/lockups/tiles.module.css'
import { PairTag } from '../_family/race/PairTag.tsx'
import ticket from '../_family/skins/ticket.module.css'
import { Basket, balloons } from './balloons/index.ts'
import type zh from './locales/zh.json'
import styles from './theme.module.css'

export const edition: Edition<typeof zh> = {
  activityId: '20261009',
  form: lift({ Holder: Basket, Tag: PairTag }),
  lockup: tiles,
  skin: ticket,
  theme: styles.theme,
  motif: balloons,
}
