import { Button } from '#shared/kit/button'
import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { PeoplePicker } from './index.ts'

export default {
  people: ({ say, note }) => (
    <WithState start={true}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>
            {say({ zh: '选择送给谁', en: 'Choose a person', tw: '選擇送給誰' })}
          </Button>
          <PeoplePicker
            open={open}
            title={say({ zh: '送给谁', en: 'Who is it for?', tw: '送給誰' })}
            onPick={({ userId }) => note(userId)}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </WithState>
  ),
} satisfies Demo
