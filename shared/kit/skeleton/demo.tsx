import type { Demo } from '#testing/demo'
import { Skeleton } from './index.ts'

export default {
  block: () => <Skeleton height={96} />,
  paragraph: () => <Skeleton height={14} lines={4} />,
  'portrait and name': () => (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Skeleton width={48} height={48} radius="50%" />
      <span style={{ flex: 1, marginLeft: 12 }}>
        <Skeleton height={14} lines={2} />
      </span>
    </div>
  ),
} satisfies Demo
