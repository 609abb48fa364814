import { getUserInfo } from '#shared/api/auth'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'

/**
 * Requests the profile of the logged-in person once, when a URL or an app brought the login without one: reports include
 * the role. Returns the stop function.
 */
export function learnPerson(): () => void {
  let asked = ''
  const look = () => {
    const { userId, userInfo } = session.get()
    if (!session.isLoggedIn() || userInfo || userId === asked) return
    asked = userId
    request(getUserInfo, { toUserId: userId }, { quiet: true }).then(
      ({ nickname, portrait, rids }) => {
        if (session.get().userId === userId)
          session.save({ userInfo: { userId, name: nickname, portrait, token: '', rids } })
      },
      // retried by the next page
      () => {},
    )
  }
  look()
  return session.subscribe(look)
}
