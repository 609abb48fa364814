import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { useSearchField } from './search-field.ts'

function Search({ onSearch }: { onSearch: (word: string) => void }) {
  return <input {...useSearchField(onSearch)} />
}

test('nothing is searched while an input method composes a word', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const found: string[] = []
  const onSearch = (word: string) => void found.push(word)
  renderComponent(<Search onSearch={onSearch} />)
  const field = screen.getByRole('textbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const pause = () => act(() => vi.advanceTimersByTime(1000))
  pause()
  fireEvent.compositionStart(field)
  for (const fragment of ['x', 'xi', "xi'n", '星']) {
    type(fragment)
    pause()
  }
  expect(found).toEqual([''])
  fireEvent.compositionEnd(field)
  pause()
  type('星 ')
  type('星厅 ')
  pause()
  expect(found).toEqual(['', '星', '星厅'])
})
