import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** The way to the login and back, with all that the address says: to join, or once that is `over` to what is one's own. */
export function LoginButton({ over }: { over?: boolean }) {
  const t = useT<typeof zh>('family')
  return (
    <Button block size="l" track="login" onClick={() => toLogin()}>
      {t(over ? 'login.mine' : 'login.join')}
    </Button>
  )
}
