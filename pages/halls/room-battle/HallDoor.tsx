import type { ReactNode } from 'react'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

/** Leads into a hall by the app; where there is none it is a picture like any other. */
export function HallDoor(props: { roomId: string; label: string; className?: string; children: ReactNode }) {
  if (useNoApp('jumpRoom') || !props.roomId) return <span className={props.className}>{props.children}</span>
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      data-track="hall"
      onClick={() => void bridge.jumpRoom(props.roomId)}
    >
      {props.children}
    </button>
  )
}
