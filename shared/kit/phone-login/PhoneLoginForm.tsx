import type { ReactNode } from 'react'
import type { PhoneLogin } from '#shared/features/phone-login'
import { Button } from '#shared/kit/button'
import { CodeField } from '#shared/kit/code-field'
import { Form } from '#shared/kit/form'
import { PhoneField } from '#shared/kit/phone-field'

/** Country, number, code, the page's own fields, one button. Input is kept whatever the server answers. */
export function PhoneLoginForm(props: {
  login: PhoneLogin
  /** The form's name. */
  label: string
  submitText: string
  track?: string
  /** Between the fields and the button, as an agreement. */
  children?: ReactNode
}) {
  const { sms, busy, submit } = props.login
  const { fields, problems, change } = sms
  return (
    <Form label={props.label} onSubmit={submit}>
      <PhoneField
        countries={sms.countries}
        dial={fields.countryCode}
        onDial={(countryCode) => change({ countryCode })}
        value={fields.mobile}
        onChange={(mobile) => change({ mobile })}
        error={problems.mobile}
      />
      <CodeField
        value={fields.code}
        onChange={(code) => change({ code })}
        onSend={sms.send}
        digits={sms.digits}
        busy={sms.busy}
        restsUntil={sms.restsUntil}
        error={problems.code}
      />
      {props.children}
      <Button type="submit" size="l" block busy={busy} track={props.track ?? 'login'}>
        {props.submitText}
      </Button>
    </Form>
  )
}
