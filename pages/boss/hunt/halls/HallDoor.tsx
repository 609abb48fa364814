import type { ReactNode } from 'react'
import { Avatar } from '#shared/kit/avatar'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

/** A hall that is entered by the app; where there is none it stands there like any other line. */
export function HallDoor(props: {
  hall: { roomId: string; name: string; cover: string }
  className?: string
  children?: ReactNode
}) {
  const t = useT<typeof zh>()
  const { hall, className } = props
  const inside = (
    <>
      <Avatar src={hall.cover} name={hall.name} size={36} />
      <bdi>{hall.name}</bdi>
      {props.children}
    </>
  )
  if (useNoApp('jumpRoom')) return <span className={className}>{inside}</span>
  return (
    <button
      type="button"
      className={className}
      aria-label={t('halls.enter', { hall: hall.name })}
      data-track="hall"
      onClick={() => void bridge.jumpRoom(hall.roomId)}
    >
      {inside}
    </button>
  )
}
