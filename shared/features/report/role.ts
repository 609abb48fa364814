import { pageData } from '#shared/runtime/app'
import { session } from '#shared/runtime/session'

/** The background requests the role once the page is idle. */
const WAIT_MS = 10_000

const LEAVING = ['pagehide', 'visibilitychange']

/** The role of the person, requested in the background; '' if the request fails, or the person leaves before. */
export async function roleOf(userId: string): Promise<string> {
  if (session.isLoggedIn() && pageData()?.background) await untilKnown(userId)
  const { userInfo, userId: now } = session.get()
  return (now === userId && userInfo?.rids[0]) || ''
}

function untilKnown(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      for (const type of LEAVING) removeEventListener(type, leave)
      resolve()
    }
    const leave = ({ type }: Event) => (type === 'pagehide' || document.hidden) && end()
    const look = () => {
      const { userInfo, userId: now } = session.get()
      if (userInfo || now !== userId) end()
    }
    const timer = setTimeout(end, WAIT_MS)
    const stop = session.subscribe(look)
    for (const type of LEAVING) addEventListener(type, leave)
    look()
  })
}
