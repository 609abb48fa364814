import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { storage } from '#shared/runtime/storage'
import { Toaster } from '#shared/runtime/toast'
import { afterThisTest } from '#testing/browser.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { useLater } from './index.ts'

const parts = { Halls: () => <p role="dialog">大厅</p> }

function Page({ load }: { load: () => Promise<typeof parts> }) {
  const [open, setOpen] = useState(false)
  const sheets = useLater(load, open, () => setOpen(false))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        选择
      </button>
      {sheets && open && <sheets.Halls />}
      <Toaster />
    </>
  )
}

const tap = ({ user }: ReturnType<typeof renderComponent>) =>
  user.click(screen.getByRole('button', { name: '选择' }))

it('a sheet is loaded when it is first opened, and not before', async () => {
  const load = vi.fn(async () => parts)
  const page = renderComponent(<Page load={load} />)
  expect(load).not.toHaveBeenCalled()
  await tap(page)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('a sheet that fails to load shows a message and is logged, and the next tap retries', async () => {
  const load = vi.fn(async () => parts).mockRejectedValueOnce(new TypeError('offline'))
  const page = renderComponent(<Page load={load} />)
  await tap(page)
  expect(await screen.findByText('请求错误')).toBeTruthy()
  expect(storage.readJson('globalCatchErrors')).toMatchObject([
    { main: 'part', error: expect.stringContaining('offline') },
  ])
  await tap(page)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('the guard’s card of an earlier failure goes when the sheet has come', async () => {
  window.__alive = vi.fn()
  afterThisTest(() => {
    window.__alive = undefined
  })
  await tap(renderComponent(<Page load={async () => ({ ...parts })} />))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(window.__alive).toHaveBeenCalled()
})
