import { getUserInfo } from '#shared/api/auth'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'

/**
 * Asks once who the logged-in person is, whom an address or an app has brought without a word of them: reports tell the
 * role. Gives back how to stop.
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
      // the next page asks again
      () => {},
    )
  }
  look()
  return session.subscribe(look)
}
