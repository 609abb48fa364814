import { Segmented } from '#shared/kit/segmented'
import type { Demo } from '#testing/demo'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { WithState } from '#testing/demo-parts/WithState'
import { RankBoard, type RankRow } from './index.ts'

const rows = (count: number): RankRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    rank: index + 1,
    name: NICKNAMES[index % NICKNAMES.length] ?? '',
    avatar: index % 4 === 3 ? '' : portraitOf(index),
    value: Math.round(987_654_321 / (index + 1) ** 3),
  }))

export default {
  usual: ({ say, note }) => (
    <RankBoard
      rows={rows(8)}
      unit={() => say({ zh: '热度', en: 'heat', tw: '熱度' })}
      onOpen={(row) => note(row.name)}
      mine={{ id: 'me', rank: 37, name: 'Mia', avatar: portraitOf(7), value: 860, gap: 140 }}
    />
  ),
  periods: ({ say }) => (
    <WithState start="day">
      {(period, setPeriod) => (
        <RankBoard
          rows={rows(period === 'day' ? 4 : 6)}
          periods={
            <Segmented
              label={say({ zh: '榜单', en: 'Board', tw: '榜單' })}
              value={period}
              onChange={setPeriod}
              options={[
                { id: 'day', label: say({ zh: '日榜', en: 'Day', tw: '日榜' }) },
                { id: 'total', label: say({ zh: '总榜', en: 'In all', tw: '總榜' }) },
              ]}
            />
          }
        />
      )}
    </WithState>
  ),
  ties: () => (
    <RankBoard rows={rows(6).map((row, index) => ({ ...row, rank: [1, 1, 3, 4, 4, 6][index] ?? 0 }))} />
  ),
  'on the board myself': () => (
    <RankBoard rows={rows(5)} mine={{ ...(rows(5)[3] as RankRow), gap: 1_234_567 }} />
  ),
  'not on the board': () => (
    <RankBoard rows={rows(3)} mine={{ id: 'me', rank: null, name: 'Mia', avatar: '', value: 0 }} />
  ),
  'two rows': () => <RankBoard rows={rows(2)} />,
  empty: () => <RankBoard rows={[]} mine={{ id: 'me', rank: null, name: 'Mia', avatar: '', value: 0 }} />,
  'long texts': ({ say }) => (
    <RankBoard
      unit={() => say({ zh: '万人瞩目值', en: 'points of admiration', tw: '萬人矚目值' })}
      rows={rows(5).map((row) => ({
        ...row,
        name: NICKNAMES[1],
        note: say({
          zh: '来自一个名字也很长的语音派对大厅',
          en: 'From a hall of voices whose name is long as well',
          tw: '來自一個名字也很長的語音派對大廳',
        }),
      }))}
    />
  ),
  many: () => <RankBoard rows={rows(50)} />,
} satisfies Demo
