import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { type Day, DayStrip } from './index.ts'

const daysOf = (count: number, today: number, over?: string): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const day = index + 1
    const past = day % 3 === 0 ? 'missed' : 'done'
    return {
      id: String(day),
      label: String(day),
      ...(over && { over }),
      state: day < today ? past : day === today ? 'open' : 'locked',
      today: day === today,
    }
  })

function Strip({ say, note, days }: DemoTools & { days: Day[] }) {
  return (
    <WithState start={days.find((day) => day.today)?.id ?? '1'}>
      {(current, setCurrent) => (
        <DayStrip
          label={say({ zh: '活动日历', en: 'Days of the campaign', tw: '活動日曆' })}
          days={days}
          current={current}
          onPick={(day) => {
            note(`${day.id}: ${day.state}`)
            if (day.state !== 'locked') setCurrent(day.id)
          }}
        />
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => <Strip {...tools} days={daysOf(7, 4, tools.say({ zh: '第', en: 'Day', tw: '第' }))} />,
  many: (tools) => <Strip {...tools} days={daysOf(60, 41)} />,
  few: (tools) => <Strip {...tools} days={daysOf(2, 1)} />,
  'all locked': (tools) => <Strip {...tools} days={daysOf(7, 0)} />,
} satisfies Demo
