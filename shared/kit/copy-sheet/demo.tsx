import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { CopySheet } from './index.ts'

function Copying({ say, note, link }: DemoTools & { link: string }) {
  return (
    <WithState start="">
      {(shown, setShown) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setShown(link)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <CopySheet
            link={shown}
            onClose={() => {
              note('closed')
              setShown('')
            }}
          />
        </>
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => <Copying {...tools} link="https://example.com/freeCandy/share?shareId=s1" />,
  'long link': (tools) => (
    <Copying
      {...tools}
      link={`https://example.com/activityNew/sharePage?${'extensionOfficerId=10001&activityId=88&'.repeat(8)}`}
    />
  ),
} satisfies Demo
