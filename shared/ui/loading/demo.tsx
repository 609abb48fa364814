import type { Demo } from '#testing/demo.ts'
import { Loading } from './index.ts'

export default {
  block: () => <Loading />,
  inline: ({ say }) => (
    <p>
      {say({ zh: '邀请人：', en: 'Invited by: ', tw: '邀請人：' })}
      <Loading size="inline" />
    </p>
  ),
  page: ({ say }) => (
    <Loading
      size="page"
      text={say({ zh: '正在确认支付结果', en: 'Checking your payment', tw: '正在確認付款結果' })}
    />
  ),
} satisfies Demo
