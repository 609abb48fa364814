import type { ReactNode } from 'react'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

interface DoorProps {
  className?: string | undefined
  /** Its spoken name, where what it shows is not enough. */
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

/** Leads into a hall by the app; where there is none, or no hall, it shows what it shows and no more. */
export const HallDoor = ({
  roomId,
  track = 'hall',
  ...props
}: DoorProps & { roomId: string | undefined }) => (
  <Door {...props} track={track} method="jumpRoom" id={roomId} />
)

/** Leads to a person's profile by the app; where there is none, or nobody, it shows what it shows and no more. */
export const PersonDoor = ({
  userId,
  track = 'person',
  ...props
}: DoorProps & { userId: string | undefined }) => (
  <Door {...props} track={track} method="openUserProfilePage" id={userId} />
)
