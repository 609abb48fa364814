import type { Demo, DemoTools } from '#testing/demo'
import { type RuleSection, RulesSheet } from './index.ts'

const sections = (say: DemoTools['say'], count: number): RuleSection[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `${say({ zh: '第', en: 'Part', tw: '第' })} ${index + 1}`,
    items: Array.from(
      { length: (index % 3) + 2 },
      (_, item) =>
        `${item + 1} · ${say({
          zh: '游戏时长只计算每日 12:00 至 24:00，不满一小时不计入。',
          en: 'Only time between 12:00 and 24:00 counts; less than an hour does not.',
          tw: '遊戲時長只計算每日 12:00 至 24:00，不滿一小時不計入。',
        })}`,
    ),
  }))

export default {
  usual: ({ say }) => <RulesSheet sections={sections(say, 2)} />,
  many: ({ say }) => <RulesSheet sections={sections(say, 14)} />,
  'with a table': ({ say }) => (
    <RulesSheet title={say({ zh: '概率公示', en: 'Odds', tw: '公布機率' })} sections={sections(say, 1)}>
      <table>
        <tbody>
          <tr>
            <th scope="row">{say({ zh: '传说', en: 'Legend', tw: '傳說' })}</th>
            <td>0.5%</td>
          </tr>
          <tr>
            <th scope="row">{say({ zh: '普通', en: 'Common', tw: '普通' })}</th>
            <td>99.5%</td>
          </tr>
        </tbody>
      </table>
    </RulesSheet>
  ),
} satisfies Demo
