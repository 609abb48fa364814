import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** Leads to the login and back to this URL: to join, or once `over` to one's own results. */
export function LoginButton({ over }: { over?: boolean }) {
  const t = useT<typeof zh>('family')
  return (
    <Button block size="l" track="login" onClick={() => toLogin()}>
      {t(over ? 'login.mine' : 'login.join')}
    </Button>
  )
}
