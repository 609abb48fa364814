import { Button } from '#shared/kit/button'
import { CodeField } from '#shared/kit/code-field'
import { PhoneField } from '#shared/kit/phone-field'
import { useT } from '#shared/runtime/i18n'
import { Agreement } from './Agreement'
import type zh from './locales/zh.json'
import { useLogin } from './use-login'

/** Country and number, the code, the agreement. What was typed stays whatever the server says. */
export function LoginForm() {
  const t = useT<typeof zh>()
  const login = useLogin()
  const { fields, problems, change } = login.sms
  return (
    <form
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        void login.submit()
      }}
    >
      <PhoneField
        countries={login.sms.countries}
        dial={fields.countryCode}
        onDial={(countryCode) => change({ countryCode })}
        value={fields.mobile}
        onChange={(mobile) => change({ mobile })}
        error={problems.mobile}
      />
      <CodeField
        value={fields.code}
        onChange={(code) => change({ code })}
        onSend={login.sms.send}
        busy={login.sms.busy}
        waitSeconds={login.sms.waitSeconds}
        error={problems.code}
      />
      <Agreement agreed={login.agreed} onChange={login.setAgreed} error={login.disagreed} />
      <Button type="submit" size="l" block busy={login.busy} track="login">
        {t('submit')}
      </Button>
    </form>
  )
}
