import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storage, visitStorage } from '#shared/runtime/storage'
import { type PageOptions, renderPage } from '#testing'
import { ContractPage } from './ContractPage.tsx'

const SIGN = '/assets/withdraw/eSign/submit'
const AGAIN = '/assets/withdraw/eSign/reSubmit'

/** happy-dom lays nothing out: the text is 1000 px high, and its top stands here. */
let top = 0
function open(options: Partial<PageOptions> = {}) {
  top = 500
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, height: 1000, bottom: top + 1000 }) as DOMRect,
  )
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  return renderPage(ContractPage, { page: 'withdraw/contract', userId: '10001', ...options })
}
const readToEnd = () => {
  top = window.innerHeight - 1000
  fireEvent.scroll(window)
}
const name = () => screen.findByLabelText<HTMLInputElement>('本人姓名')
const sign = () => screen.findByRole('button', { name: '签署协议' })
const calls = (sandbox: ReturnType<typeof open>['sandbox'], path: string) =>
  sandbox.calls.filter((call) => call.path === path)

it('the agreement cannot be signed before its end was on screen', async () => {
  const { user, sandbox } = open()
  await user.type(await name(), '林知夏')
  await user.click(await sign())
  expect(await screen.findByText('请先阅读完')).toBeTruthy()
  expect(calls(sandbox, SIGN)).toEqual([])
})

it('an agreement that was read to the end is signed once, and the name is not stored', async () => {
  const { user, sandbox } = open()
  await user.type(await name(), '林知夏')
  readToEnd()
  await user.dblClick(await sign())
  expect(await screen.findByRole('heading', { name: '协议已签署' })).toBeTruthy()
  expect(calls(sandbox, SIGN)).toHaveLength(1)
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  expect(kept).not.toContain('林知夏')
  expect(storage.keys().length).toBeGreaterThan(0)
})

it('the agreement takes the verified name alone, and keeps what was typed', async () => {
  const { user } = open()
  await user.type(await name(), '别人')
  readToEnd()
  await user.click(await sign())
  expect(await screen.findByText('必须是本人的姓名')).toBeTruthy()
  expect((await name()).value).toBe('别人')
})

it('signing that was left is found again, and signed again', async () => {
  const { user, sandbox } = open({ userId: '10009' })
  expect(await screen.findByText('上次签署没有完成，接着签即可。')).toBeTruthy()
  readToEnd()
  await user.type(await name(), '林知夏')
  await user.click(await sign())
  expect(await screen.findByRole('heading', { name: '协议已签署' })).toBeTruthy()
  expect(calls(sandbox, AGAIN)).toHaveLength(1)
})

it('a new version of the agreement asks for consent again, from its beginning', async () => {
  visitStorage.writeJson('contractRead:10006', { version: '2025-01', part: 1 })
  const { user, sandbox } = open({ userId: '10006' })
  expect(await screen.findByText(/之前签署的版本已失效/)).toBeTruthy()
  await user.type(await name(), '林知夏')
  await user.click(await sign())
  expect(await screen.findByText('请先阅读完')).toBeTruthy()
  expect(calls(sandbox, AGAIN)).toEqual([])
})

it('reading that was broken off goes on from its place', async () => {
  visitStorage.writeJson('contractRead:10001', { version: '2026-03', part: 0.5 })
  open()
  expect(await screen.findByText('已回到上次读到的位置。')).toBeTruthy()
  expect(window.scrollTo).toHaveBeenCalled()
})

it('while nobody knows whether it was signed, nothing is kept by which the name could be guessed', async () => {
  const { user, sandbox } = open({ faults: { path: SIGN, drop: true } })
  const kept = () => storage.keys().filter((key) => key.startsWith('intent:'))
  const keys = () => new Set(calls(sandbox, SIGN).map(({ params }) => params.intentId))
  readToEnd()
  await user.type(await name(), '林知夏')
  await user.click(await sign())
  await waitFor(() => expect(keys().size).toBe(1))
  const before = kept()
  await user.type(await name(), '2')
  await user.click(await sign())
  await waitFor(() => expect(calls(sandbox, SIGN).length).toBeGreaterThan(1))
  expect(kept()).toEqual(before)
  expect(keys().size).toBe(1)
})

it('a person whose name is not verified cannot sign', async () => {
  const { user } = open({ userId: '10004' })
  readToEnd()
  await waitFor(async () => {
    await user.click(await sign())
    expect(screen.getByText('实名认证通过后才能签署')).toBeTruthy()
  })
})

it('a person who has signed learns so before the text, and below it', async () => {
  open({ userId: '10002' })
  const below = await screen.findByRole('heading', { name: '协议已签署' })
  const [before] = screen.getAllByText(/^协议已签署/)
  expect(before?.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(before?.compareDocumentPosition(screen.getByText('一、服务内容'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
