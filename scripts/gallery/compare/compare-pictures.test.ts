import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures } from './compare-pictures.ts'
import { madeUpPicture } from './made-up-picture.ts'

const white = madeUpPicture(10, 10)

it('the same picture is the same, however its file was packed', () => {
  const again = PNG.sync.write(PNG.sync.read(white), { deflateLevel: 0 })
  expect(again.equals(white)).toBe(false)
  expect(comparePictures(white, again)).toBeUndefined()
})

it('what differs is reported as a share and shown in red', () => {
  const difference = comparePictures(white, madeUpPicture(10, 10, 2))
  expect(difference?.share).toBe(0.2)
  const { data } = PNG.sync.read(difference?.picture as Buffer)
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})

it('a page that grew differs by what was added', () => {
  const difference = comparePictures(white, madeUpPicture(10, 20))
  expect(difference?.share).toBe(0.5)
  const { width, height } = PNG.sync.read(difference?.picture as Buffer)
  expect([width, height]).toEqual([10, 20])
})

it('a page that shrank differs by what is gone', () => {
  expect(comparePictures(madeUpPicture(10, 20), white)?.share).toBe(0.5)
})
