import type { ReactNode } from 'react'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

interface DoorProps {
  className?: string | undefined
  /** Accessible name, where the content is not enough. */
  label?: string | undefined
  track?: string
  children: ReactNode
}

interface Way {
  method: 'jumpRoom' | 'openUserProfilePage'
  id: string | undefined
}

function Door({ method, id, label, track, className, children }: DoorProps & Way) {
  if (useNoApp(method) || !id) return className ? <span className={className}>{children}</span> : children
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-track={track}
      onClick={() => void bridge[method](id)}
    >
      {children}
    </button>
  )
}

/** Opens a hall in the app; without the app or a hall only its content is rendered. */
export const HallDoor = ({
  roomId,
  track = 'hall',
  ...props
}: DoorProps & { roomId: string | undefined }) => (
  <Door {...props} track={track} method="jumpRoom" id={roomId} />
)

/** Opens a person's profile in the app; without the app or a person only its content is rendered. */
export const PersonDoor = ({
  userId,
  track = 'person',
  ...props
}: DoorProps & { userId: string | undefined }) => (
  <Door {...props} track={track} method="openUserProfilePage" id={userId} />
)
