import type { Edition } from '../_family/edition.ts'
import { stack } from '../_family/forms/stack/Stack.tsx'
import tiles from '../_family/lockups/tiles.module.css'
import torn from '../_family/skins/torn.module.css'
import type zh from './locales/zh.json'
import styles from './theme.module.css'
import { Block, toyBlocks } from './toy-blocks/index.ts'

export const edition: Edition<typeof zh> = {
  activityId: '20260601',
  form: stack({ Piece: Block }),
  lockup: tiles,
  skin: torn,
  theme: styles.theme,
  motif: toyBlocks,
}
