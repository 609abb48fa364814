import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { Sheet, type SheetProps } from './index.ts'

const text = {
  zh: '今晚八点，海风厅开唱，连麦的人都有份。',
  en: 'Tonight at eight the Sea Breeze hall sings, with something for all on the mic.',
  tw: '今晚八點，海風廳開唱，連麥的人都有份。',
}

function Opened({
  say,
  note,
  ownWayOut,
  ...rest
}: DemoTools & Omit<SheetProps, 'open' | 'onClose'> & { ownWayOut?: boolean }) {
  return (
    <WithState start={false}>
      {(open, setOpen) => {
        const close = () => {
          note('closed')
          setOpen(false)
        }
        return (
          <>
            <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {say({ zh: '打开', en: 'Open', tw: '打開' })}
            </Button>
            <Sheet
              {...rest}
              open={open}
              onClose={close}
              closeButton={!ownWayOut}
              footer={
                ownWayOut && (
                  <Button block onClick={close}>
                    {say({ zh: '知道了', en: 'All right', tw: '知道了' })}
                  </Button>
                )
              }
            />
          </>
        )
      }}
    </WithState>
  )
}

const title = { zh: '今晚的安排', en: 'Tonight', tw: '今晚的安排' }

export default {
  usual: (tools) => (
    <Opened {...tools} title={tools.say(title)}>
      {tools.say(text)}
    </Opened>
  ),
  dialog: (tools) => (
    <Opened {...tools} kind="dialog" title={tools.say(title)}>
      {tools.say(text)}
    </Opened>
  ),
  'own way out': (tools) => (
    <Opened {...tools} kind="dialog" ownWayOut title={tools.say(title)}>
      {tools.say(text)}
    </Opened>
  ),
  bare: (tools) => (
    <Opened {...tools} kind="dialog" bare title={tools.say(title)}>
      <p style={{ padding: 24, background: '#241a4d', color: '#fff' }}>{tools.say(text)}</p>
    </Opened>
  ),
  'one on the other': (tools) => (
    <Opened {...tools} title={tools.say(title)}>
      <p>{tools.say(text)}</p>
      <Opened {...tools} kind="dialog" title={tools.say({ zh: '再看一眼', en: 'One more', tw: '再看一眼' })}>
        {tools.say(text)}
      </Opened>
    </Opened>
  ),
  'long texts': (tools) => (
    <Opened
      {...tools}
      ownWayOut
      title={tools.say({
        zh: '今晚海风厅与星河厅联合演出的完整节目单和上麦顺序',
        en: 'The whole programme of tonight, with the order in which all are on the mic',
        tw: '今晚海風廳與星河廳聯合演出的完整節目單和上麥順序',
      })}
    >
      {Array.from({ length: 40 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <p key={line}>{tools.say(text)}</p>
      ))}
    </Opened>
  ),
} satisfies Demo
