import type { Demo, DemoTools } from '#testing/demo.ts'
import styles from './demo.module.css'
import { Swipe } from './index.ts'

const prizesOf = ({ say }: DemoTools) =>
  [
    { zh: '专属座驾 7 天', en: 'Own entrance, 7 days', tw: '專屬座駕 7 天' },
    { zh: '限定头像框', en: 'Portrait frame', tw: '限定頭像框' },
    { zh: '8888 PP 币', en: '8,888 PP coins', tw: '8888 PP 幣' },
  ].map((words, index) => ({
    id: String(index),
    content: (
      <div className={styles.card} data-tone={index}>
        {say(words)}
      </div>
    ),
  }))
const labelOf = ({ say }: DemoTools) => say({ zh: '奖品', en: 'Prizes', tw: '獎品' })

export default {
  usual: (tools) => <Swipe label={labelOf(tools)} slides={prizesOf(tools)} />,
  'goes on by itself': (tools) => <Swipe label={labelOf(tools)} slides={prizesOf(tools)} everyMs={4000} />,
  'neighbours look in': (tools) => (
    <Swipe
      peek
      label={labelOf(tools)}
      slides={prizesOf(tools)}
      onChange={(index) => tools.note(String(index + 1))}
    />
  ),
  'one alone': (tools) => <Swipe label={labelOf(tools)} slides={prizesOf(tools).slice(0, 1)} />,
} satisfies Demo
