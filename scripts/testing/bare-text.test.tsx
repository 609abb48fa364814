import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from './render-component.tsx'

/** What is reported where `shown` becomes something else at a tap. */
async function reported(shown: (tapped: boolean) => ReactNode) {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
  function Tapped() {
    const [tapped, setTapped] = useState(false)
    return (
      <button type="button" onClick={() => setTapped(true)}>
        {shown(tapped)}
      </button>
    )
  }
  const { user, container } = renderComponent(<Tapped />)
  await user.click(container.querySelector('button') as HTMLElement)
  return said
}

it('text that comes, goes or changes beside an element is reported with its place', async () => {
  const beside = (text: (tapped: boolean) => ReactNode) =>
    reported((tapped) => (
      <p>
        {text(tapped)}
        {tapped && <b>now</b>}
        <i />
      </p>
    ))
  expect(await beside((tapped) => !tapped && 'Choose a bank')).toEqual([
    expect.stringContaining('removes "Choose a bank" in <p> of'),
  ])
  expect(await beside((tapped) => (tapped ? 'two' : 'one'))).toEqual([
    expect.stringContaining('changes "one" in <p> of'),
  ])
})

it.each<[string, (tapped: boolean) => ReactNode]>([
  ['that is all an element has', (tapped) => <p>{tapped ? 'two' : 'one'}</p>],
  [
    'of several components that is all an element has',
    (tapped) => (
      <p>
        {tapped && 'now '}
        {tapped ? 2 : 1} of {10}
      </p>
    ),
  ],
  [
    'in an element of its own',
    (tapped) => (
      <p>
        <span>{tapped ? 'two' : 'one'}</span>
        {tapped && <b>now</b>}
      </p>
    ),
  ],
])('text %s may change', async (_, shown) => {
  expect(await reported(shown)).toEqual([])
})
