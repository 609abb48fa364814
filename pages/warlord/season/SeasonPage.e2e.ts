import type { PageStory } from '#shared/testing/story'

const LESSON = { zh: '声音与距离', en: 'Voice and distance', tw: '聲音與距離' }
const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }

/** A captain on the third day: reads the lesson, claims its task, sets a goal in a hall. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '今日任务', en: "Today's tasks", tw: '今日任務' },
  async act(person) {
    await person.tap('button', LESSON)
    await person.sees({ role: 'dialog', name: LESSON })
    await person.readToEnd({ zh: '同一句话', en: 'The same sentence', tw: '同一句話' })
    await person.tap('button', { zh: '完成学习', en: 'Complete', tw: '完成學習' })
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
    await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
    await person.tap('button', GREAT)
    await person.losesSight({ role: 'button', name: GREAT })
    await person.tap('button', { zh: '选择目标', en: 'Choose a goal', tw: '選擇目標' })
    await person.tap('radio', { zh: '渐入佳境', en: 'Hitting your stride', tw: '漸入佳境' })
    await person.tap('button', { zh: '选择', en: 'Choose', tw: '選擇' })
    await person.tap('radio', { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' })
    await person.tap('button', { zh: '就选这个厅', en: 'Choose this hall', tw: '就選這個廳' })
    await person.tap('button', { zh: '确认目标', en: 'Set this goal', tw: '確認目標' })
    await person.tap('button', { zh: '确定', en: 'Confirm', tw: '確定' })
  },
  done: { zh: '1.5/18', en: '1.5/18', tw: '1.5/18' },
}
