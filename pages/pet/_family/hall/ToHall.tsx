import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './ToHall.module.css'

/** The way into the pet's hall, where gifts and guests cheer it up; a plain browser has the way to the app instead. */
export function ToHall({ roomId }: { roomId: string }) {
  const t = useT<typeof zh>('family')
  if (useNoApp('jumpRoom') || !roomId) return null
  return (
    <Button
      block
      look="ghost"
      track="to-hall"
      className={styles.way}
      onClick={() => void bridge.jumpRoom(roomId)}
    >
      {t('care.toHall')}
    </Button>
  )
}
