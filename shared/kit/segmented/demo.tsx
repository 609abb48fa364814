import type { Demo, DemoTools, DemoWords } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { type Period, Periods, Segmented } from './index.ts'

function Choice({ say, note, words }: DemoTools & { words: DemoWords[] }) {
  return (
    <WithState start="0">
      {(value, set) => (
        <Segmented
          label={say({ zh: '榜单', en: 'Board', tw: '榜單' })}
          value={value}
          onChange={(id) => {
            note(id)
            set(id)
          }}
          options={words.map((each, index) => ({ id: String(index), label: say(each) }))}
        />
      )}
    </WithState>
  )
}

const PERIODS: DemoWords[] = [
  { zh: '日榜', en: 'Day', tw: '日榜' },
  { zh: '周榜', en: 'Week', tw: '週榜' },
  { zh: '月榜', en: 'Month', tw: '月榜' },
  { zh: '季榜', en: 'Season', tw: '季榜' },
  { zh: '总榜', en: 'In all', tw: '總榜' },
]

export default {
  periods: ({ note }) => (
    <WithState<Period> start="total">
      {(value, set) => (
        <Periods
          value={value}
          onChange={(period) => {
            note(period)
            set(period)
          }}
        />
      )}
    </WithState>
  ),
  usual: (tools) => <Choice {...tools} words={PERIODS.slice(0, 2)} />,
  three: (tools) => <Choice {...tools} words={PERIODS.slice(0, 3)} />,
  five: (tools) => <Choice {...tools} words={PERIODS} />,
  'long texts': (tools) => (
    <Choice
      {...tools}
      words={[
        { zh: '本周贡献值总榜', en: 'Contribution of this week', tw: '本週貢獻值總榜' },
        { zh: '上周贡献值总榜', en: 'Contribution of last week', tw: '上週貢獻值總榜' },
        { zh: '全部', en: 'All time', tw: '全部' },
      ]}
    />
  ),
} satisfies Demo
