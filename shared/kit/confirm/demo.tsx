import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { NICKNAMES } from '#testing/demo-parts/people'
import { WithState } from '#testing/demo-parts/WithState'
import { Confirm, type ConfirmProps } from './index.ts'

function Asking(
  props: DemoTools & Omit<ConfirmProps, 'open' | 'onConfirm' | 'onCancel'> & { children: ReactNode },
) {
  const { say, note, ...rest } = props
  return (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <Confirm
            {...rest}
            open={open}
            onConfirm={() => {
              note('confirmed')
              setOpen(false)
            }}
            onCancel={() => {
              note('cancelled')
              setOpen(false)
            }}
          />
        </>
      )}
    </WithState>
  )
}

export default {
  usual: (tools) => (
    <Asking {...tools} title={tools.say({ zh: '确认购买？', en: 'Buy this pack?', tw: '確認購買？' })}>
      {tools.say({
        zh: '花费 1200 钻石，余额剩 860 钻石。',
        en: 'It costs 1200 diamonds; 860 are left.',
        tw: '花費 1200 鑽石，餘額剩 860 鑽石。',
      })}
    </Asking>
  ),
  danger: (tools) => (
    <Asking
      {...tools}
      danger
      title={tools.say({ zh: '解散姐妹团？', en: 'Dissolve the group?', tw: '解散姐妹團？' })}
      confirmText={tools.say({ zh: '解散', en: 'Dissolve', tw: '解散' })}
      cancelText={tools.say({ zh: '再想想', en: 'Keep it', tw: '再想想' })}
    >
      {tools.say({
        zh: '未领取的 3 份奖品和 5200 亲密值会清零，无法恢复。',
        en: '3 unclaimed prizes and 5200 points are lost for good.',
        tw: '未領取的 3 份獎品和 5200 親密值會清零，無法恢復。',
      })}
    </Asking>
  ),
  busy: (tools) => (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button
            look="ghost"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true)
              // It cannot be left while it is busy.
              setTimeout(setOpen, 2000, false)
            }}
          >
            {tools.say({ zh: '打开两秒', en: 'Open for two seconds', tw: '打開兩秒' })}
          </Button>
          <Confirm
            open={open}
            busy
            title={tools.say({ zh: '正在支付', en: 'Paying', tw: '正在支付' })}
            onConfirm={() => tools.note('confirmed')}
            onCancel={() => tools.note('cancelled')}
          >
            {tools.say({ zh: '请不要离开本页。', en: 'Stay on this page.', tw: '請不要離開本頁。' })}
          </Confirm>
        </>
      )}
    </WithState>
  ),
  'with a reason': (tools) => (
    <Asking
      {...tools}
      title={tools.say({ zh: '兑换头像框？', en: 'Exchange for the frame?', tw: '兌換頭像框？' })}
      reason={tools.say({ zh: '钻石不足', en: 'Not enough diamonds', tw: '鑽石不足' })}
    >
      {tools.say({ zh: '还差 340 钻石。', en: '340 diamonds are missing.', tw: '還差 340 鑽石。' })}
    </Asking>
  ),
  'long texts': (tools) => (
    <Asking
      {...tools}
      title={tools.say({
        zh: '确认把本周礼物集齐后的全部奖励转赠给这位用户吗？',
        en: 'Give all rewards of the complete set of this week to this person?',
        tw: '確認把本週禮物集齊後的全部獎勵轉贈給這位用戶嗎？',
      })}
    >
      <bdi>{NICKNAMES[1]}</bdi> <bdi>{NICKNAMES[3]}</bdi>
      {Array.from({ length: 12 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <p key={line}>
          {tools.say({
            zh: '转赠后不能撤回，对方会收到通知。',
            en: 'It cannot be undone, and the person is notified.',
            tw: '轉贈後不能撤回，對方會收到通知。',
          })}
        </p>
      ))}
    </Asking>
  ),
} satisfies Demo
