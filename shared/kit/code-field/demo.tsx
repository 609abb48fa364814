import { serverNow } from '#shared/runtime/clock'
import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { CodeField } from './index.ts'

export default {
  usual: ({ note }) => (
    <WithState start={{ code: '', until: 0 }}>
      {({ code, until }, set) => (
        <CodeField
          value={code}
          onChange={(code) => set({ code, until })}
          restsUntil={until}
          onSend={async () => {
            note('sent')
            set({ code, until: serverNow() + 60_000 })
          }}
        />
      )}
    </WithState>
  ),
  'no number yet': ({ say }) => (
    <CodeField
      value=""
      onChange={() => {}}
      onSend={async () => {}}
      reason={say({ zh: '请先输入手机号', en: 'Enter your mobile number first', tw: '請先輸入手機號碼' })}
    />
  ),
  busy: () => <CodeField value="" onChange={() => {}} onSend={async () => {}} busy />,
  failed: ({ say }) => (
    <CodeField
      value="1234"
      onChange={() => {}}
      onSend={async () => {}}
      error={say({
        zh: '验证码不正确或已过期，请重新获取',
        en: 'The code is wrong or has expired: ask for a new one',
        tw: '驗證碼不正確或已過期，請重新獲取',
      })}
    />
  ),
} satisfies Demo
