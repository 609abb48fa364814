import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { PendingNote, SpendConfirm } from './index.ts'

const asking = (price: number, balance: number, unknown = false) =>
  function Asking({ say, note }: DemoTools) {
    const title = say({ zh: '买下礼包', en: 'Buy this pack', tw: '買下禮包' })
    return (
      <WithState start={true}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>{title}</Button>
            <SpendConfirm
              open={open}
              title={title}
              price={price}
              balance={balance}
              unknown={unknown}
              busy={false}
              track="buy"
              onConfirm={() => note('buy')}
              onCancel={() => setOpen(false)}
            />
          </>
        )}
      </WithState>
    )
  }

export default {
  usual: asking(15_999, 86_500),
  free: asking(0, 86_500),
  'too little': asking(15_999, 12_000),
  unknown: asking(15_999, 86_500, true),
  pending: ({ note }) => <PendingNote busy={false} onCheck={() => note('check')} />,
} satisfies Demo
