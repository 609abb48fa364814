import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { laterPopup, type PopupProps } from './index.ts'

type Props = PopupProps & { name: string }

const namesOf = ({ name }: Props) => [{ id: 'box', name, count: '×3' }]
const Loaded = laterPopup<Props>(
  async () =>
    ({ name }) => (
      <p style={{ padding: 48, borderRadius: 28, background: 'var(--kit-surface-raised)' }}>{name}</p>
    ),
  namesOf,
)
const Waiting = laterPopup<Props>(() => new Promise(() => {}), namesOf)

const shown =
  (Popup: typeof Loaded) =>
  ({ say, note }: DemoTools) => (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <Popup
            open={open}
            name={say({ zh: '星愿礼盒', en: 'Wishing box', tw: '星願禮盒' })}
            onClose={() => {
              note('closed')
              setOpen(false)
            }}
          />
        </>
      )}
    </WithState>
  )

export default {
  loaded: shown(Loaded),
  'while it loads': shown(Waiting),
} satisfies Demo
