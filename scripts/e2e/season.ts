import type { Person } from '#testing/story'

/** What a captain meets in `/battle` on the way to the advanced battle order. */
export const SEASON = '/battle?token=demo-10001&userId=10001'
export const BOARD = '/user/cap/battle/task/list'
export const PAY = '/assets/pay/battlePay'
export const UNLOCK = { zh: '解锁高级战令', en: 'Unlock advanced', tw: '解鎖進階戰令' }
export const UNLOCKED = { zh: '高级战令已解锁', en: 'Advanced unlocked', tw: '進階戰令已解鎖' }
export const CONFIRM = { zh: '确定', en: 'Confirm', tw: '確定' }

const HALL = { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' }

/** From the loaded page to the question whether to pay. */
export async function goToPayment(person: Person): Promise<void> {
  await person.tap('button', UNLOCK)
  await person.sees({ role: 'dialog', name: { zh: '高级战令', en: 'Advanced battle order', tw: '進階戰令' } })
  await person.tap('button', { zh: '选择', en: 'Choose', tw: '選擇' })
  await person.tap('radio', HALL)
  await person.tap('button', { zh: '就选这个厅', en: 'Choose this hall', tw: '就選這個廳' })
  await person.waitsUntilGone({ role: 'radio', name: HALL })
  await askToPay(person)
}

/** From the open sheet, with a hall, to the question. */
export async function askToPay(person: Person): Promise<void> {
  await person.tap('button', { zh: '5200 PP币 解锁', en: 'Unlock for 5200', tw: '5200 PP幣 解鎖' })
  await person.sees({
    role: 'dialog',
    name: { zh: '解锁高级战令？', en: 'Unlock advanced?', tw: '解鎖進階戰令？' },
  })
}
