import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { renderComponent } from '#testing/render-component.tsx'
import { LoginPitch } from './index.ts'

test('a pitch says what the page gives, and leads to the login that the page names', async () => {
  history.replaceState(null, '', '/payerMax/index')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = renderComponent(
    <LoginPitch points={['每天一份礼', '好友一起拿']} loginAt="/payerMax/login" />,
  )
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '每天一份礼',
    '好友一起拿',
  ])
  await user.click(screen.getByRole('button', { name: '去登录' }))
  expect(to).toHaveBeenCalledWith('/payerMax/login', { back: '/payerMax/index' })
})
