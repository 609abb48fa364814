import { LoginPitch } from '#shared/kit/login-pitch'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** What withdrawing offers, for who is not logged in. */
export function CashOutPitch() {
  const t = useT<typeof zh>('family')
  return <LoginPitch framed points={[t('guest.one'), t('guest.two'), t('guest.three')]} />
}
