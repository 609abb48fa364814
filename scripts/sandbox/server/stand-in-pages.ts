import type { Context } from 'hono'

/** Where pages lead for more PP coin (specification 2, navigation): a page of the platform's own, beside this site. */
export const RECHARGE_PATH = '/newModel/recharge.html'

/** Where the werewolf game is entered: its host takes the pass in the body of a form. */
export const GAME_PATH = '/werewolf/enter'

type Words = Record<'zh' | 'en' | 'tw', readonly [title: string, text: string, back: string]>

const RECHARGE: Words = {
  zh: ['充值页面', '充值由平台自己的页面办理；在演示环境里，这一页代替它，不会扣款。', '返回'],
  en: [
    'Recharge',
    "The platform's own page tops up PP coins. Here a stand-in takes its place, and nothing is charged.",
    'Back',
  ],
  tw: ['儲值頁面', '儲值由平台自己的頁面辦理；在示範環境裡，這一頁代替它，不會扣款。', '返回'],
}

const GAME: Words = {
  zh: ['狼人杀大厅', '你的入场凭证已通过；在演示环境里，这一页代替游戏。', '返回'],
  en: ['Werewolf lobby', 'Your pass is good. Here a stand-in takes the place of the game.', 'Back'],
  tw: ['狼人殺大廳', '你的入場憑證已通過；在示範環境裡，這一頁代替遊戲。', '返回'],
}

const NO_PASS: Words = {
  zh: ['没有入场凭证', '请从赛事页面进入游戏。', '返回'],
  en: ['No pass', "Enter the game from the tournament's page.", 'Back'],
  tw: ['沒有入場憑證', '請從賽事頁面進入遊戲。', '返回'],
}

export const rechargePage = (): Response => standIn(RECHARGE)

/** The game, for who brings a pass; 401 for all others. */
export async function gamePage(c: Context): Promise<Response> {
  const { token } = await c.req.parseBody()
  return token ? standIn(GAME) : standIn(NO_PASS, 401)
}

/** Placeholder for a page of a third party, in the language that the person's pages stored. */
function standIn(words: Words, status = 200): Response {
  const html = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.zh[0]}</title>
<link rel="icon" href="/favicon.svg">
<style>
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:0 32px;box-sizing:border-box;background:#171130;color:#f3eeff;font:16px/1.6 Roboto,sans-serif;text-align:center}
button{min-width:160px;min-height:48px;margin-top:24px;border:0;border-radius:24px;background:#ffd36b;color:#3a1d00;font:inherit;font-weight:600}
</style>
<h1></h1><p></p><button type="button" onclick="history.back()"></button>
<script>
{
  let kept
  try { kept = localStorage.getItem('language') } catch {}
  const asked = /[?&]lang=(zh|en|tw)\\b/.exec(location.search)
  const language = asked ? asked[1] : kept
  const words = ${JSON.stringify(words)}
  const [title, text, back] = words[language] || words.zh
  document.documentElement.lang = { en: 'en', tw: 'zh-TW' }[language] || 'zh-CN'
  document.title = document.querySelector('h1').textContent = title
  document.querySelector('p').textContent = text
  document.querySelector('button').textContent = back
}
</script>
</html>
`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
