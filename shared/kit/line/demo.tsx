import { Avatar } from '#shared/kit/avatar'
import type { Demo } from '#testing/demo'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { Line } from './index.ts'

const face = <Avatar src={portraitOf(2)} name="Mia" size={36} />

export default {
  usual: ({ say }) => (
    <Line
      place={1}
      rank={1}
      face={face}
      name="Mia"
      note={say({ zh: '星海大厅', en: 'Sea of Stars', tw: '星海大廳' })}
      figure="12,880"
      under={say({ zh: '热度', en: 'heat', tw: '熱度' })}
    />
  ),
  pressed: ({ note }) => <Line face={face} name="Mia" figure="700" onOpen={() => note('Mia')} />,
  'name alone': () => <Line name="Mia" />,
  'long texts': ({ say }) => (
    <Line
      place={38}
      face={face}
      name={NICKNAMES[1]}
      note={say({
        zh: '来自一个名字也很长的语音派对大厅，昨天夜里才第一次上榜',
        en: 'From a hall of voices whose name is long as well, on the board since last night',
        tw: '來自一個名字也很長的語音派對大廳，昨天夜裡才第一次上榜',
      })}
      figure="987,654,321"
    />
  ),
} satisfies Demo
