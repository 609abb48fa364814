import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { renderComponent } from '#testing/render-component.tsx'
import { Pair } from './index.ts'

const me = { userId: '1', nickname: 'Mia', portrait: '' }
const partner = { userId: '2', nickname: 'Milo', portrait: '' }

it('in the app my partner’s portrait opens their profile', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const open = vi.spyOn(bridge, 'openUserProfilePage').mockResolvedValue({ ok: true, value: null })
  const { user } = renderComponent(
    <Pair me={me} partner={partner}>
      12 days
    </Pair>,
    'en',
  )
  expect(screen.getByText('12 days')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View their profile' }))
  expect(open.mock.calls).toEqual([['2']])
})

it('without a partner a link leads to where one is found', () => {
  renderComponent(<Pair me={me} partner={null} single="A tree takes two" />, 'en')
  expect(screen.getByText('A tree takes two')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Find my other half' })
  expect(link.getAttribute('href')).toBe('/activityNew/cpActive')
})
