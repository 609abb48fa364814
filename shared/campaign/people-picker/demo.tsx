import { Button } from '#shared/kit/button'
import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { AskPerson, PeoplePicker, type Person } from './index.ts'

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
  'asked before it goes': ({ say, note }) => (
    <WithState<Person | undefined> start={undefined}>
      {(person, setPerson) => (
        <AskPerson
          person={person}
          onChange={setPerson}
          title={say({ zh: '发出邀请？', en: 'Send the invitation?', tw: '發出邀請？' })}
          confirmText={say({ zh: '邀请', en: 'Invite', tw: '邀請' })}
          busy={false}
          track="confirm"
          onConfirm={async (userId) => note(userId)}
        >
          {say({ zh: '3 天内有效。', en: 'It is good for 3 days.', tw: '3 天內有效。' })}
        </AskPerson>
      )}
    </WithState>
  ),
} satisfies Demo
