import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { Button } from './index.ts'

const claim = { zh: '领取', en: 'Claim', tw: '領取' }
const long = {
  zh: '领取本周全部任务的奖励并放进背包',
  en: 'Claim the rewards of all tasks of this week and put them into the backpack',
  tw: '領取本週全部任務的獎勵並放進背包',
}

export default {
  looks: ({ say, note }) => (
    <p>
      <Button onClick={() => note('primary')}>{say(claim)}</Button>{' '}
      <Button look="ghost" onClick={() => note('ghost')}>
        {say(claim)}
      </Button>{' '}
      <Button look="quiet" onClick={() => note('quiet')}>
        {say(claim)}
      </Button>
    </p>
  ),
  sizes: ({ say }) => (
    <p>
      <Button size="s">{say(claim)}</Button> <Button>{say(claim)}</Button>{' '}
      <Button size="l">{say(claim)}</Button>
    </p>
  ),
  busy: ({ say, note }) => (
    <WithState start={true}>
      {(busy, setBusy) => (
        <p>
          <Button busy={busy} onClick={() => note('pressed')}>
            {say(claim)}
          </Button>{' '}
          <Button look="ghost" busy={busy}>
            {say(claim)}
          </Button>{' '}
          <Button look="quiet" onClick={() => setBusy(!busy)}>
            {say({ zh: '切换', en: 'Switch', tw: '切換' })}
          </Button>
        </p>
      )}
    </WithState>
  ),
  'with a reason': ({ say, note }) => (
    <p>
      <Button
        reason={say({ zh: '今天已经领过了', en: 'You had it already', tw: '今天已經領過了' })}
        onClick={() => note('pressed')}
      >
        {say(claim)}
      </Button>{' '}
      <Button disabled>{say(claim)}</Button>
    </p>
  ),
  'long texts': ({ say }) => (
    <>
      <Button block size="l">
        {say(long)}
      </Button>
      <br />
      <Button size="s" look="ghost">
        {say(long)}
      </Button>
    </>
  ),
} satisfies Demo
