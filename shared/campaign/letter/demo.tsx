import { serverNow } from '#shared/runtime/clock'
import type { Demo, DemoTools } from '#testing/demo'
import { type LetterState, Letters } from './index.ts'

const HOUR = 3_600_000

const letter = (from: 'them' | 'me', state: LetterState) =>
  function Written({ say, note }: DemoTools) {
    const person = { userId: '20003', nickname: say({ zh: '阿明', en: 'Ming', tw: '阿明' }), portrait: '' }
    const [at, expiresAt] = [serverNow() - HOUR, serverNow() + HOUR]
    const own = { id: '1', state, person, at, expiresAt }
    return (
      <Letters
        received={from === 'them' ? [own] : []}
        sent={from === 'me' ? [own] : []}
        textOf={() => say({ zh: '想和你结成姐妹团', en: 'Shall we be a group?', tw: '想和你結成姐妹團' })}
        acting={null}
        onAnswer={note}
        onExpired={() => note('expired')}
      />
    )
  }

export default {
  received: letter('them', 'pending'),
  sent: letter('me', 'pending'),
  accepted: letter('me', 'accepted'),
  refused: letter('me', 'refused'),
  expired: letter('them', 'expired'),
  withdrawn: letter('me', 'withdrawn'),
} satisfies Demo
