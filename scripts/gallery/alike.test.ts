import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { twinOf } from './alike.ts'
import type { Shot } from './plan.ts'

it('a state with the picture of an earlier one of the same client is found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'))
  const shot = (state: string, recipe: Shot['recipe'] = {}): Shot => ({
    ...{ page: 'singing/karaoke', state, language: 'zh', path: '/' },
    recipe,
  })
  const shots = [
    shot('not-recorded'),
    shot('tonight'),
    shot('live'),
    shot('rules'),
    shot('in-app', { client: 'ios' }),
    shot('logged-out', { as: 'nobody' }),
  ]
  const fileOf = ({ state }: Shot) => path.join(folder, state)
  for (const each of shots.slice(1)) writeFileSync(fileOf(each), each.state === 'rules' ? 'b' : 'a')
  expect(shots.slice(1).map((each) => twinOf(each, shots, fileOf)?.state)).toEqual([
    undefined,
    'tonight',
    undefined,
    undefined,
    undefined,
  ])
  rmSync(folder, { recursive: true })
})
