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
  const { fields, problems } = login
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
        countries={login.countries.map(({ code, name }) => ({ dial: code, name }))}
        dial={fields.countryCode}
        onDial={login.setCountryCode}
        value={fields.mobile}
        onChange={login.setMobile}
        error={problems.mobile}
      />
      <CodeField
        value={fields.code}
        onChange={login.setCode}
        onSend={login.send}
        busy={login.sendBusy}
        waitSeconds={login.waitSeconds}
        error={problems.code}
      />
      <Agreement agreed={fields.agreed} onChange={login.setAgreed} error={problems.agreed} />
      <Button type="submit" size="l" block busy={login.submitBusy} track="login">
        {t('submit')}
      </Button>
    </form>
  )
}
