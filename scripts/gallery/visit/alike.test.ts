import { expect, it } from 'vitest'
import type { Shot } from '../plan.ts'
import { alikeAmong } from './alike.ts'

const shot = (page: string, state: string, language: Shot['language'] = 'zh'): Shot => ({
  ...{ page, state, language },
  recipe: {},
  path: '/',
})

it('a state with the picture of an earlier one of its page is reported, and no other', () => {
  const tonight = shot('singing/karaoke', 'tonight')
  const live = shot('singing/karaoke', 'live')
  const english = shot('singing/karaoke', 'live', 'en')
  const elsewhere = shot('pet/room', 'live')
  const rules = shot('singing/karaoke', 'rules')
  const inApp: Shot = { ...shot('singing/karaoke', 'in-app'), recipe: { client: 'ios' } }
  const shots = [tonight, live, english, elsewhere, rules, inApp]
  const alike = alikeAmong(shots)
  const picture = Buffer.from('a')
  for (const each of shots) alike.note(each, each === rules ? Buffer.from('b') : picture)
  expect(shots.map((each) => alike.findingsOf(each))).toEqual([
    [],
    ['the same picture as "tonight"'],
    [],
    [],
    [],
    [],
  ])
})
