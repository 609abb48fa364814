import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Shelf } from './index.ts'

test('a shelf counts what is lit, says of each thing whether it is, and a press opens it', async () => {
  const onOpen = vi.fn()
  const { user } = renderComponent(
    <Shelf
      name="Night sky"
      track="thing"
      onOpen={onOpen}
      things={[
        { id: 'meteor', name: 'Meteor', art: <i />, lit: true, note: '×3' },
        { id: 'castle', name: 'Castle', art: <i />, lit: false },
      ]}
    />,
    'en',
  )
  expect(screen.getByRole('heading', { name: 'Night sky' }).parentElement?.textContent).toBe('Night sky1/2')
  expect(screen.getByRole('button', { name: /^Meteor\s*×3\s*Lit$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Castle.*Not lit yet$/ }))
  expect(onOpen).toHaveBeenCalledWith('castle')
})
