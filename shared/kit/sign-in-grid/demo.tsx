import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type SignInDay, SignInGrid, stateOfDay } from './index.ts'

const label = { zh: '每日签到', en: 'Daily sign-in', tw: '每日簽到' }
const coins = { zh: '金币', en: 'Coins', tw: '金幣' }

function round(
  say: DemoTools['say'],
  { of = 7, signed, signedToday = false }: { of?: number; signed: number; signedToday?: boolean },
): SignInDay[] {
  const days = Array.from({ length: of }, (_, at) => at < signed)
  return days.map((_, at) => ({
    day: at + 1,
    reward: `${say(coins)} ×${(at + 1) * 5}`,
    art: <DemoArt of={at % 3 === 2 ? 'gift' : 'coin'} />,
    state: stateOfDay(days, at, signedToday),
  }))
}

export default {
  usual: ({ say, note }) => (
    <SignInGrid label={say(label)} days={round(say, { signed: 2 })} onSign={() => note(say(label))} />
  ),
  'signed today': ({ say }) => (
    <SignInGrid label={say(label)} days={round(say, { signed: 3, signedToday: true })} />
  ),
  busy: ({ say }) => (
    <SignInGrid label={say(label)} days={round(say, { signed: 0 })} onSign={() => {}} busy />
  ),
  'all signed': ({ say }) => (
    <SignInGrid label={say(label)} days={round(say, { signed: 7, signedToday: true })} />
  ),
  many: ({ say }) => <SignInGrid label={say(label)} days={round(say, { of: 30, signed: 11 })} />,
  'long texts': ({ say }) => (
    <SignInGrid
      label={say(label)}
      days={round(say, { signed: 1 }).map((day) => ({
        ...day,
        reward: say({
          zh: '星河漫游限定动态头像框 ×99999',
          en: 'Limited animated portrait frame ×99999',
          tw: '星河漫遊限定動態頭像框 ×99999',
        }),
      }))}
    />
  ),
} satisfies Demo
