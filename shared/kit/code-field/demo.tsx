import type { Demo } from '#shared/testing/demo'
import { WithState } from '#shared/testing/demo-parts/WithState'
import { CodeField } from './index.ts'

export default {
  usual: ({ note }) => (
    <WithState start="">
      {(code, setCode) => (
        <CodeField
          value={code}
          onChange={setCode}
          onSend={async () => {
            note('sent')
            return true
          }}
        />
      )}
    </WithState>
  ),
  'no number yet': ({ say }) => (
    <CodeField
      value=""
      onChange={() => {}}
      onSend={async () => false}
      reason={say({ zh: '请先输入手机号', en: 'Enter your mobile number first', tw: '請先輸入手機號碼' })}
    />
  ),
  busy: () => <CodeField value="" onChange={() => {}} onSend={async () => false} busy />,
  failed: ({ say }) => (
    <CodeField
      value="1234"
      onChange={() => {}}
      onSend={async () => false}
      error={say({
        zh: '验证码不正确或已过期，请重新获取',
        en: 'The code is wrong or has expired: ask for a new one',
        tw: '驗證碼不正確或已過期，請重新獲取',
      })}
    />
  ),
} satisfies Demo
