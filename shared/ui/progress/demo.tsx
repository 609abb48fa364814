import { useState } from 'react'
import type { Demo, DemoTools } from '#testing/demo.ts'
import { Progress, ProgressRing, Steps } from './index.ts'

const wayOf = ({ say }: DemoTools) => [
  { id: 'review', label: say({ zh: '审核', en: 'Review', tw: '審核' }), note: '11-20 14:30' },
  { id: 'paying', label: say({ zh: '打款中', en: 'Paying', tw: '撥款中' }) },
  { id: 'paid', label: say({ zh: '已到账', en: 'Paid', tw: '已入帳' }) },
]
const nameOf = ({ say }: DemoTools) => say({ zh: '提现进度', en: 'Withdrawal', tw: '提領進度' })

export default {
  bar: ({ say }) => (
    <Progress
      label={say({ zh: '上传照片', en: 'Uploading photos', tw: '上傳照片' })}
      value={3}
      max={5}
      figure="3 / 5"
    />
  ),
  'bar of unknown length': ({ say }) => (
    <Progress label={say({ zh: '正在处理视频', en: 'Preparing the video', tw: '正在處理影片' })} />
  ),
  ring: ({ say }) => {
    const [value, setValue] = useState(60)
    const label = say({ zh: '亲密度', en: 'Closeness', tw: '親密度' })
    return (
      <>
        <ProgressRing label={label} value={value}>
          {value}%<small>{label}</small>
        </ProgressRing>
        <button type="button" onClick={() => setValue((now) => (now >= 100 ? 0 : now + 20))}>
          {say({ zh: '增加', en: 'More', tw: '增加' })}
        </button>
      </>
    )
  },
  'steps, under way': (tools) => <Steps label={nameOf(tools)} steps={wayOf(tools)} current={1} />,
  'steps, failed': (tools) => <Steps label={nameOf(tools)} steps={wayOf(tools)} current={1} failed />,
  'steps, all done': (tools) => <Steps label={nameOf(tools)} steps={wayOf(tools)} current={3} />,
  'steps below each other': (tools) => (
    <Steps label={nameOf(tools)} steps={wayOf(tools)} current={1} vertical />
  ),
} satisfies Demo
