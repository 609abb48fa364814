import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'

/** The way to the login and back, with all that the address says: to join, or once that is `over` to what is one's own. */
export function LoginButton({ over }: { over?: boolean }) {
  const t = useT<typeof zh>('family')
  const back = () => location.pathname + location.search
  return (
    <Button block size="l" track="login" onClick={() => navigate.to('/login', { back: back() })}>
      {t(over ? 'login.mine' : 'login.join')}
    </Button>
  )
}
