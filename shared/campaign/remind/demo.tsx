import { listActivities } from '#shared/api/activity-list'
import { useQuery } from '#shared/runtime/request'
import type { Demo } from '#testing/demo'
import { Remind, reminderIn } from './index.ts'

/** The reminder of the first campaign that has not started. */
function First({ size }: { size: 's' | 'l' }) {
  const call = useQuery(listActivities, {})
  const first = call.data?.find(({ phase }) => phase === 'coming')
  if (!first) return null
  return (
    <Remind
      of="activity"
      size={size}
      what={{ ...first, title: first.name, text: first.subtitle }}
      reminded={first.reminded}
      marks={reminderIn(call)}
    />
  )
}

export default {
  small: () => <First size="s" />,
  large: () => <First size="l" />,
} satisfies Demo
