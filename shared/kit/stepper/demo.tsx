import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { Stepper } from './index.ts'

export default {
  usual: ({ say, note }) => (
    <WithState start={3}>
      {(value, set) => (
        <Stepper
          label={say({ zh: '数量', en: 'How many', tw: '數量' })}
          value={value}
          most={5}
          all
          onChange={(next) => {
            note(String(next))
            set(next)
          }}
        />
      )}
    </WithState>
  ),
} satisfies Demo
