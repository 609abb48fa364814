import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { AskPerson, PeoplePicker, type Person } from './index.ts'

const open = (without: readonly string[] = [], options: Partial<PageOptions> = {}) => {
  const onPick = vi.fn()
  const Page = () => <PeoplePicker open title="Who?" without={without} onPick={onPick} onClose={() => {}} />
  return { onPick, ...renderPage(Page, { page: 'gifts/box', language: 'en', userId: '10001', ...options }) }
}
const people = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('people stand by whether they are online, page by page, and a press picks one', async () => {
  const { user, onPick } = open()
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(people()).toHaveLength(20)
  expect(people()[0]).toContain('Online')
  await user.click(more)
  await user.click(await screen.findByRole('button', { name: /ID 20003/ }))
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ userId: '20003' }))
})

it('a person is found by the exact id, and an unknown one is reported as not found', async () => {
  const { user } = open()
  const search = await screen.findByRole('searchbox', { name: 'Search by name or ID' })
  await user.type(search, '20007')
  await vi.waitFor(() => expect(people()).toHaveLength(1))
  await user.type(search, '999')
  expect(await screen.findByText('Nobody found. Try another name or ID')).toBeTruthy()
})

it('of one kind there are those of it alone, without those who cannot be picked', async () => {
  const { user } = open(['20003'])
  await user.click(await screen.findByRole('radio', { name: 'Friends' }))
  await vi.waitFor(() => expect(people().some((each) => each?.includes('Follows'))).toBe(false))
  expect(people().some((each) => each?.includes('20003'))).toBe(false)
})

it('a person with no contacts reads that', async () => {
  open([], { userId: '10008' })
  expect(await screen.findByText('Nobody here yet')).toBeTruthy()
})

it('a chosen person is confirmed before anything is sent, and cancelling sends nothing', async () => {
  const onConfirm = vi.fn(async () => {})
  const Page = () => {
    const [person, setPerson] = useState<Person>()
    return (
      <AskPerson
        person={person}
        onChange={setPerson}
        title="Send it?"
        confirmText="Send"
        busy={false}
        track="send"
        onConfirm={onConfirm}
      >
        It does not come back.
      </AskPerson>
    )
  }
  const { user } = renderPage(Page, { page: 'gifts/box', language: 'en', userId: '10001' })
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Choose from people you know' }))
    await user.click(await screen.findByRole('button', { name: /ID 20003/ }))
    return screen.findByRole('dialog', { name: 'Send it?' })
  }
  expect((await choose()).textContent).toContain('ID 20003It does not come back.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onConfirm).not.toHaveBeenCalled()
  await choose()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onConfirm.mock.calls).toEqual([['20003']])
})
