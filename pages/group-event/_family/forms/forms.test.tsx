import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EventGroup, GroupEvent } from '#shared/api/group-event'
import { renderComponent } from '#testing/render-component.tsx'
import { edition } from '../../0408/edition.ts'
import { Race } from '../race/Race.tsx'
import { EditionContext } from '../use-edition.ts'
import { dial } from './dial/Dial.tsx'
import { fill } from './fill/Fill.tsx'
import type { Form } from './form.ts'
import { grid } from './grid/Grid.tsx'
import { grow } from './grow/Grow.tsx'
import { lanes } from './lanes/Lanes.tsx'
import { lift } from './lift/Lift.tsx'
import { map } from './map/Map.tsx'
import { stack } from './stack/Stack.tsx'
import { prizeAt, tug } from './tug/Tug.tsx'

const Part = () => <path d="M0 0h9" />
/** Stands in a box of HTML. */
const Drawing = () => (
  <svg aria-hidden="true">
    <Part />
  </svg>
)
const road = [
  [0, 0],
  [300, 200],
] as const
const FORMS: Form[] = [
  lift(),
  lanes,
  stack({ Piece: Drawing }),
  fill({ inside: 'M0 0h84v190H0z', brim: 20, Content: Part, Front: Part }),
  tug({ Prize: Drawing }),
  map({ road, Ground: Drawing }),
  grid({ columns: 3, rows: 6, Field: Part }),
  grow({ Leaf: Drawing, Foot: Drawing }),
  dial({ Face: Drawing }),
]

/** An event whose groups have these scores. */
function eventOf(scores: number[]): GroupEvent {
  const groups = scores.map(
    (score, at): EventGroup => ({
      id: `g${at}`,
      name: `第${at}队`.padEnd(at * 8, '很长的队名'),
      slogan: '',
      look: at,
      score,
      rank: 1 + scores.filter((other) => other > score).length,
      today: { score: 0, rank: 1 },
      members: 0,
      faces: [],
      roomId: '',
    }),
  )
  const times = { startAt: 0, endAt: 9, settleAt: 10, joinUntil: 5 }
  return { activityId: '20260408', phase: 'running', ...times, groups, groupId: 'g1' }
}

function show(form: Form, event: GroupEvent | undefined) {
  renderComponent(
    <EditionContext value={{ ...edition, form }}>
      <Race event={event} />
    </EditionContext>,
    'zh',
    'group-event/0408',
  )
  return within(screen.getByRole('list')).getAllByRole('listitem')
}

const liftOf = (item: HTMLElement | undefined) => Number(item?.style.getPropertyValue('--lift'))

describe.each(FORMS.map((form) => ({ name: form.name, form })))('$name', ({ form }) => {
  it.each([
    ['two groups', [300, 200]],
    ['six groups', [600, 500, 400, 300, 200, 100]],
    ['a tie', [400, 400, 100]],
    ['one group far ahead', [9_000_000, 4, 3, 1]],
  ])('with %s each group is named with its place and its total', (_, scores) => {
    const event = eventOf(scores)
    const items = show(form, event)
    expect(items).toHaveLength(scores.length)
    for (const [at, { name, rank }] of event.groups.entries()) {
      expect(items[at]?.textContent).toContain(name)
      expect(items[at]?.textContent).toMatch(rank === 1 ? /第1/ : /第\d/)
    }
    expect(items[1]?.textContent).toContain('我的队')
    expect(items[0] && liftOf(items[0])).toBe(1)
  })

  it('before anybody has scored all stand at the start, without a place', () => {
    const items = show(form, eventOf([0, 0, 0]))
    expect(items.map(liftOf)).toEqual([0, 0, 0])
    expect(items[0]?.textContent).not.toMatch(/第1名/)
  })

  it('before the event is known its racers stand at the start, unnamed', () => {
    const items = show(form, undefined)
    expect(items).toHaveLength(edition.motif.racers.length)
    expect(items.every((item) => item.textContent === '')).toBe(true)
  })
})

describe('what is pulled at', () => {
  const at = (...lifts: number[]) => prizeAt(lifts.map((lift) => ({ lift })))

  it('stays in the middle while nobody or everybody pulls alike', () => {
    expect(at(0, 0, 0)).toEqual({ x: 0.5, y: 0.5 })
    expect(at(1, 1).x).toBeCloseTo(0.5)
    expect(at(1, 1, 1, 1).y).toBeCloseTo(0.5)
  })

  it('comes nearest to the group that has most', () => {
    expect(at(1, 0.2).x).toBeLessThan(0.5)
    expect(at(0.2, 1).x).toBeGreaterThan(0.5)
  })
})
