import type { PageStory } from '#testing/story'

/** In a messenger, by an invitation link: the page shows the inviter and the way to a browser. */
export const story: PageStory = {
  query: '?extensionOfficerId=10002&shareId=s1',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 Chrome/80.0.3987.99 Mobile Safari/537.36 MicroMessenger/8.0.42',
  ready: { zh: '邀请你一起来玩', en: 'invites you to join', tw: '邀請你一起來玩' },
  withoutServer: { role: 'button', name: { zh: '立即下载', en: 'Download now', tw: '立即下載' } },
  async act(person) {
    await person.tap('button', { zh: '立即下载', en: 'Download now', tw: '立即下載' })
    await person.sees({
      zh: '点右上角的菜单按钮',
      en: 'Tap the menu at the top right',
      tw: '點右上角的選單按鈕',
    })
    await person.tap('button', { zh: '复制链接', en: 'Copy link', tw: '複製連結' })
  },
  done: { zh: '请在浏览器中打开', en: 'Please open in a browser', tw: '請在瀏覽器中開啟' },
}
