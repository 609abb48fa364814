import { expect, test } from 'vitest'
import type { ShellPage } from '../../settings.ts'
import { presetFor } from '../../settings.ts'
import { SITE } from '../testing/site.ts'
import { carry, carryToPiece } from './carry.ts'
import { countChanged, presetOf } from './sections.ts'

const [download, , season] = SITE.pages as [ShellPage, ShellPage, ShellPage]
const changed = {
  ...presetFor(season),
  language: 'en' as const,
  client: 'ios' as const,
  version: '3.9.0',
  screen: '320x568' as const,
  person: '10002',
  query: 'roomId=1',
  clock: '+1d',
  line: 'no-calls' as const,
  faults: [{ code: 500 }],
}

test('another page keeps the language, the app and the screen, and nothing else', () => {
  expect(carry(changed, season, 'ended')).toEqual({
    ...presetFor(season, 'ended'),
    language: 'en',
    client: 'ios',
    version: '3.9.0',
    screen: '320x568',
  })
})

test('a state that asks for a client has it', () => {
  expect(carry(changed, download, 'messenger').client).toBe('messenger')
})

test('a demo has no page', () => {
  expect(carryToPiece(changed, 'kit/button')).toMatchObject({
    page: '',
    component: 'kit/button',
    language: 'en',
  })
})

test('each section counts what differs from its state, and knows what the state asks for', () => {
  expect(countChanged(changed, SITE.pages)).toEqual({
    Client: 2,
    'Person and language': 2,
    Address: 1,
    Area: 0,
    Clock: 1,
    Faults: 2,
    'Motion and size': 1,
  })
  expect(presetOf('Clock', { ...changed, state: 'ended' }, season)).toEqual({ clock: '+1d', frozen: false })
})
