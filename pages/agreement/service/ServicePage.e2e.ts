import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const AGREE = { zh: '同意并返回', en: 'Agree and go back', tw: '同意並返回' }

/** Asked for by the login, the terms are agreed to, and lead back there. */
export const story: PageStory = {
  query: '?agree=1&back=/login',
  ready: { role: 'button', name: AGREE },
  withoutServer: {
    role: 'heading',
    name: { zh: '用户服务协议', en: 'Terms of service', tw: '使用者服務條款' },
  },
  async act(person) {
    await person.tap('link', { zh: 'PP币与虚拟物品', en: 'PP coins and virtual items', tw: 'PP幣與虛擬物品' })
    await person.sees({
      zh: '再次确认不会重复扣款',
      en: 'never charges you twice',
      tw: '再次確認不會重複扣款',
    })
    await person.tap('button', AGREE)
    await person.arrivesAt('/login')
  },
  done: { role: 'button', name: { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' } },
}

export const journeys: Record<string, Journey> = {
  'the login that asked for consent shows that it was given': {
    from: '?agree=1&back=/login',
    async go(person) {
      await person.tap('button', AGREE)
      await person.arrivesAt('/login')
      await person.sees({ zh: '已同意', en: 'Agreed', tw: '已同意' })
    },
  },
}
