import { Button } from '#shared/kit/button'
import type { Reward } from '#shared/kit/celebration'
import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { WithState } from '#testing/demo-parts/WithState'
import { RewardPopup } from './index.ts'

const KINDS = ['frame', 'gift', 'ticket', 'coin', 'star'] as const
const rewards = (say: DemoTools['say'], count: number): Reward[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: say({ zh: '星愿礼盒', en: 'Wishing box', tw: '星願禮盒' }),
    art: <DemoArt of={KINDS[index % KINDS.length] ?? 'coin'} />,
    count: `x${index + 1}`,
  }))

function Popup({
  say,
  note,
  own,
  ...rest
}: DemoTools & { rewards: readonly Reward[]; title?: string; text?: string; own?: boolean }) {
  return (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <RewardPopup
            {...rest}
            note={rest.text ?? ''}
            open={open}
            onClose={() => {
              note('closed')
              setOpen(false)
            }}
            actions={
              own && (
                <Button block onClick={() => note('once more')}>
                  {say({ zh: '再抽一次', en: 'Once more', tw: '再抽一次' })}
                </Button>
              )
            }
          />
        </>
      )}
    </WithState>
  )
}

export default {
  one: (tools) => (
    <Popup
      {...tools}
      rewards={rewards(tools.say, 1)}
      text={tools.say({
        zh: '已放进你的背包',
        en: 'It is in your backpack',
        tw: '已放進你的背包',
      })}
    />
  ),
  several: (tools) => <Popup {...tools} rewards={rewards(tools.say, 5)} />,
  many: (tools) => <Popup {...tools} rewards={rewards(tools.say, 30)} />,
  'own action': (tools) => <Popup {...tools} own rewards={rewards(tools.say, 3)} />,
  'long texts': (tools) => (
    <Popup
      {...tools}
      title={tools.say({
        zh: '恭喜集齐整套春日风筝礼物',
        en: 'You have the whole set of spring kites',
        tw: '恭喜集齊整套春日風箏禮物',
      })}
      text={tools.say({
        zh: '奖励会在活动结束后的三个工作日内发放，请留意系统消息。',
        en: 'It is handed out within three working days of the end; watch the messages of the system.',
        tw: '獎勵會在活動結束後的三個工作日內發放，請留意系統消息。',
      })}
      rewards={rewards(tools.say, 10).map((reward) => ({
        ...reward,
        name: tools.say({
          zh: '星河漫游限定动态头像框',
          en: 'Limited animated portrait frame',
          tw: '星河漫遊限定動態頭像框',
        }),
        count: 'x99999',
      }))}
    />
  ),
} satisfies Demo
