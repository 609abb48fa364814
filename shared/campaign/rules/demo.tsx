import type { RuleSection } from '#shared/kit/rules-sheet'
import type { Query } from '#shared/runtime/request'
import type { Demo, DemoTools } from '#testing/demo'
import { Rules } from './index.ts'

/** A settled query; a refetch is only noted. */
const asked = (note: DemoTools['note']) => ({
  stale: false as const,
  refetch: async () => note('refetched'),
  setData: () => {},
  beginUpdate: () => async () => {},
})

const ready = (note: DemoTools['note'], rules: RuleSection[]): Query<{ rules: RuleSection[] }> => ({
  ...asked(note),
  status: 'ready',
  data: { rules },
})

const rules = (say: DemoTools['say']): RuleSection[] => [
  {
    title: say({ zh: '计时', en: 'Time', tw: '計時' }),
    items: [
      say({
        zh: '只计算每日 12:00 至 24:00 的时长。',
        en: 'Only time between 12:00 and 24:00 counts.',
        tw: '只計算每日 12:00 至 24:00 的時長。',
      }),
    ],
  },
]

export default {
  usual: ({ say, note }) => <Rules call={ready(note, rules(say))} />,
  loading: ({ note }) => <Rules call={{ ...asked(note), status: 'loading' }} />,
  failed: ({ note }) => <Rules call={{ ...asked(note), status: 'failed' }} />,
  'more behind them': ({ say, note }) => (
    <Rules call={ready(note, rules(say))}>
      <a href="/battleRule">{say({ zh: '查看全部规则', en: 'All rules', tw: '查看全部規則' })}</a>
    </Rules>
  ),
} satisfies Demo
