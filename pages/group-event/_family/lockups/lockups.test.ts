import { expect, it } from 'vitest'
import arch from './arch.module.css'
import brush from './brush.module.css'
import glow from './glow.module.css'
import plaque from './plaque.module.css'
import stub from './stub.module.css'
import tiles from './tiles.module.css'

const LOCKUPS = { arch, brush, glow, plaque, stub, tiles }
const CLASSES = ['block', 'dates', 'lead', 'main', 'seal', 'title']

it.each(Object.entries(LOCKUPS))('the lockup %s sets each part of a title', (_, sheet) => {
  expect(CLASSES.filter((name) => !sheet[name])).toEqual([])
})
