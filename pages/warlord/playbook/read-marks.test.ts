import { afterEach, expect, it } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { loadMarks, markOf } from './read-marks.ts'

const chapter = { id: '101', title: '', summary: '', categoryId: '', updatedAt: 1000 }

afterEach(() => storage.remove('playbookRead'))

it('a chapter is unread, then read, and updated when its text changes', () => {
  expect(markOf(chapter, {})).toBe('unread')
  expect(markOf(chapter, { 101: 1000 })).toBe('read')
  expect(markOf({ ...chapter, updatedAt: 1001 }, { 101: 1000 })).toBe('updated')
})

it.each(['null', '7', '{', '{"101":"x"}', '["a"]'])(
  'a corrupt stored value (%s) is read as empty',
  (spoilt) => {
    storage.write('playbookRead', spoilt)
    expect(loadMarks()).toEqual({})
  },
)
