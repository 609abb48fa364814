import type { PhoneLogin } from '#shared/features/phone-login'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { LoggedIn, PhoneLoginForm } from './index.ts'

function Form(props: DemoTools & { busy?: boolean; problems?: PhoneLogin['sms']['problems'] }) {
  const { say, note, busy = false, problems = {} } = props
  return (
    <WithState start={{ countryCode: '65', mobile: '', code: '' }}>
      {(fields, set) => (
        <PhoneLoginForm
          label={say({ zh: '登录', en: 'Log in', tw: '登入' })}
          submitText={say({ zh: '登录', en: 'Log in', tw: '登入' })}
          login={{
            sms: {
              countries: [
                { dial: '65', name: say({ zh: '新加坡', en: 'Singapore', tw: '新加坡' }), most: 8 },
              ],
              fields,
              problems,
              digits: 6,
              restsUntil: undefined,
              busy: false,
              change: (change) => set({ ...fields, ...change }),
              tell: () => {},
              check: () => true,
              send: async () => {},
            },
            busy,
            submit: async () => note('submit'),
          }}
        />
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => <Form {...tools} />,
  known: ({ say, note }) => (
    <LoggedIn
      userId="10001"
      onText={say({ zh: '继续', en: 'Continue', tw: '繼續' })}
      onGoOn={() => note('goOn')}
    />
  ),
  busy: (tools) => <Form {...tools} busy />,
  failed: (tools) => (
    <Form
      {...tools}
      problems={{
        mobile: tools.say({
          zh: '请输入正确的手机号',
          en: 'Enter the correct mobile number',
          tw: '請輸入正確的手機號碼',
        }),
        code: tools.say({ zh: '请输入验证码', en: 'Enter the verification code', tw: '請輸入驗證碼' }),
      }}
    />
  ),
} satisfies Demo
