import type { ReactNode } from 'react'
import type { PhoneLogin } from '#shared/features/phone-login'
import { Button } from '#shared/kit/button'
import { CodeField } from '#shared/kit/code-field'
import { PhoneField } from '#shared/kit/phone-field'

/** Country and number, the code, what a page adds, one button. What was typed stays whatever the server says. */
export function PhoneLoginForm(props: {
  login: PhoneLogin
  /** The form's name. */
  label: string
  submitText: string
  track?: string
  /** Between the fields and the button, as an agreement. */
  children?: ReactNode
}) {
  const { fields, problems, ...login } = props.login
  return (
    <form
      noValidate
      aria-label={props.label}
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
      {props.children}
      <Button type="submit" size="l" block busy={login.submitBusy} track={props.track ?? 'login'}>
        {props.submitText}
      </Button>
    </form>
  )
}
