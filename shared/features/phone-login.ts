import type { Country, login } from '#shared/api/auth'
import { useMutation } from '#shared/features/mutation'
import { isAboutInput, useSmsCode } from '#shared/features/sms-code'
import { session } from '#shared/runtime/session'

/** Errors shown at the code field: wrong, expired, too many attempts. Others are shown at the number. */
const ABOUT_THE_CODE = [2007, 8001]

export type PhoneLogin = ReturnType<typeof usePhoneLogin>

/**
 * Login by mobile number and code. The session is stored before `onEntered`. `isReady` is called on every attempt, for
 * further fields such as an agreement.
 */
export function usePhoneLogin(options: {
  /** Takes number and code: `login`, or one with the same answer. */
  endpoint: typeof login
  /** The country that is chosen at first. */
  home?: Country
  /** Filled in at first. */
  mobile?: string
  isReady?: () => boolean
  onEntered: () => void
}) {
  const { endpoint, home, mobile, isReady = () => true, onEntered } = options
  const sms = useSmsCode(home, mobile)
  const entering = useMutation(endpoint, {
    onError(error) {
      const { code = 0, message } = error
      if (isAboutInput(error)) sms.tell({ [ABOUT_THE_CODE.includes(code) ? 'code' : 'mobile']: message })
      return true
    },
  })

  const submit = async (): Promise<void> => {
    const complete = sms.check()
    const ready = isReady()
    if (!complete || !ready) return
    const entered = await entering.run(sms.fields)
    if (!entered) return
    const { token, userId, userInfo } = entered
    const { nickname, ...info } = userInfo
    session.save({ token, userId, userInfo: { ...info, name: nickname } })
    onEntered()
  }

  return { sms, busy: entering.busy, submit }
}
