import type { PageStory } from '#testing/story'

/** The story of every date: someone joins a group and claims the day's task for it. */
export function groupEventStory(group: { zh: string; en: string; tw: string }): PageStory {
  return {
    query: '?token=demo-10001&userId=10001',
    ready: { zh: '选择你的队伍', en: 'Choose your team', tw: '選擇你的隊伍' },
    main: { role: 'button', name: { zh: '选队参加', en: 'Pick a team', tw: '選隊參加' } },
    async act(person) {
      await person.tap('button', { zh: `加入 ${group.zh}`, en: `Join ${group.en}`, tw: `加入 ${group.tw}` })
      await person.sees({
        role: 'dialog',
        name: { zh: '确认加入这支队伍？', en: 'Join this team?', tw: '確定加入這支隊伍？' },
      })
      await person.tap('button', { zh: '确定加入', en: 'Yes, join', tw: '確定加入' })
      await person.tap('button', { zh: '去助力', en: 'Help my team', tw: '去助力' })
      await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
      await person.sees({ role: 'dialog', name: { zh: '恭喜获得', en: 'You received', tw: '恭喜獲得' } })
      await person.tap('button', { zh: '开心收下', en: 'Great', tw: '開心收下' })
    },
    done: { zh: '已领取', en: 'Claimed', tw: '已領取' },
  }
}
