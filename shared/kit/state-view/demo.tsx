import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { ApiError, type Query } from '#shared/runtime/request'
import type { Demo, DemoTools } from '#testing/demo'
import { Notice, StateView } from './index.ts'

function View({ say, note, ...state }: DemoTools & Partial<Query<string[]>>) {
  const refetch = async () => note('refetched')
  const call = { status: 'loading', stale: false, refetch, setData: () => {}, ...state } as Query<string[]>
  return (
    <StateView call={call} skeleton={<Skeleton height={20} lines={3} />} isEmpty={(halls) => !halls.length}>
      {(halls) => (
        <ul>
          {halls.map((hall) => (
            <li key={hall}>
              <bdi>{hall}</bdi>
            </li>
          ))}
        </ul>
      )}
    </StateView>
  )
}

export default {
  loading: (tools) => <View {...tools} />,
  ready: (tools) => <View {...tools} status="ready" data={['星河', 'Sea Breeze']} />,
  empty: (tools) => <View {...tools} status="ready" data={[]} />,
  'no network': (tools) => <View {...tools} status="failed" error={new ApiError('network')} />,
  'refused by the server': (tools) => (
    <View
      {...tools}
      status="failed"
      error={
        new ApiError('business', {
          message: tools.say({
            zh: '参加的人太多了，请过一会儿再来看看大厅的排名',
            en: 'So many people take part that the ranks of the halls have to be looked at later',
            tw: '參加的人太多了，請過一會兒再來看看大廳的排名',
          }),
        })
      }
    />
  ),
  'logged out': (tools) => <View {...tools} status="loggedOut" />,
  'old data': (tools) => (
    <View {...tools} status="ready" stale error={new ApiError('timeout')} data={['星河', 'Sea Breeze']} />
  ),
  notice: ({ say, note }) => (
    <Notice mood="shy" text={say({ zh: '还没有人上麦', en: 'Nobody is on the mic yet', tw: '還沒有人上麥' })}>
      <Button size="s" onClick={() => note('pressed')}>
        {say({ zh: '去看看', en: 'Have a look', tw: '去看看' })}
      </Button>
    </Notice>
  ),
} satisfies Demo
