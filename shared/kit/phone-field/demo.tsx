import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { type Country, PhoneField } from './index.ts'

const countries = (say: DemoTools['say']): Country[] => [
  { dial: '86', name: say({ zh: '中国大陆', en: 'Mainland China', tw: '中國大陸' }) },
  { dial: '886', name: say({ zh: '中国台湾', en: 'Taiwan', tw: '台灣' }) },
  {
    dial: '1684',
    name: say({
      zh: '美属萨摩亚群岛及附近岛屿',
      en: 'American Samoa and the islands around it',
      tw: '美屬薩摩亞群島及附近島嶼',
    }),
  },
]

function Phone({
  say,
  note,
  start = '',
  startDial = '86',
  ...rest
}: DemoTools & { start?: string; startDial?: string; error?: string; hint?: string; disabled?: boolean }) {
  return (
    <WithState start={{ dial: startDial, number: start }}>
      {({ dial, number }, set) => (
        <PhoneField
          {...rest}
          countries={countries(say)}
          dial={dial}
          value={number}
          onDial={(next) => {
            note(`+${next}`)
            set({ dial: next, number })
          }}
          onChange={(next) => set({ dial, number: next })}
        />
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => <Phone {...tools} />,
  filled: (tools) => (
    <Phone
      {...tools}
      start="13800138000"
      hint={tools.say({
        zh: '用于接收短信验证码',
        en: 'The code is sent to it',
        tw: '用於接收簡訊驗證碼',
      })}
    />
  ),
  failed: (tools) => (
    <Phone
      {...tools}
      start="138"
      error={tools.say({
        zh: '请输入正确的手机号',
        en: 'Enter the correct mobile number',
        tw: '請輸入正確的手機號碼',
      })}
    />
  ),
  'not now': (tools) => <Phone {...tools} start="13800138000" disabled />,
  'longest number': (tools) => <Phone {...tools} startDial="1684" start="123456789012345" />,
} satisfies Demo
