import { afterEach, expect, it, vi } from 'vitest'
import { keepPlace, placeOf, takePlace } from './place.ts'

afterEach(() => history.replaceState(null, ''))

it('each list of an entry of the history has its own place, beside what else is noted there', () => {
  history.replaceState({ other: 1 }, '')
  keepPlace('people', { index: 9, above: 4 })
  keepPlace('clues', { index: 2, above: 0 })
  expect(history.state).toEqual({
    other: 1,
    places: { people: { index: 9, above: 4 }, clues: { index: 2, above: 0 } },
  })
  keepPlace('people', undefined)
  expect(history.state.places).toEqual({ clues: { index: 2, above: 0 } })
})

it('a place that has not changed is not written again: browsers refuse too many entries', () => {
  keepPlace('people', { index: 9, above: 4 })
  const write = vi.spyOn(history, 'replaceState')
  keepPlace('people', { index: 9, above: 4 })
  keepPlace('clues', undefined)
  expect(write).not.toHaveBeenCalled()
})

it('while its first row is below the upper edge a list has no place', () => {
  const list = document.createElement('ol')
  list.innerHTML = '<li aria-posinset="1"></li>'
  const at = (element: Element, top: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 60 } as DOMRect)
  at(list, 90)
  at(list.children[0] as Element, 90)
  expect(placeOf(list)).toBeUndefined()
  at(list, -20)
  at(list.children[0] as Element, -20)
  expect(placeOf(list)).toEqual({ index: 0, above: 20 })
  expect(placeOf(null)).toBeUndefined()
})

it('the place that was left is given once for a load of the page', async () => {
  history.replaceState({ places: { people: { index: 9, above: 4 } } }, '')
  expect(takePlace('people')).toEqual({ index: 9, above: 4 })
  expect(takePlace('people')).toBeUndefined()
})
