import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { SITE } from '../testing/site.ts'
import { search } from './search.ts'

const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['its id', 'season', ['warlord/season']],
  ['a history path', '/battlerule', ['warlord/rules']],
  ['its title in Chinese', '战令', ['warlord/rules', 'warlord/season']],
  ['its title in English', 'battle order', ['warlord/rules', 'warlord/season']],
  ['its title in traditional signs', '下載', ['portal/download']],
  ['words of several', 'warlord rules', ['warlord/rules']],
])('a page is found by %s', (_, query, found) => {
  const { families } = search(SITE, query)
  expect(families.flatMap(({ pages }) => pages.map(({ id }) => id))).toEqual(found)
})

test('pages stand by family, with what they weigh of their budget, and components below them', () => {
  openShell('')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'portal',
    'warlord',
    'Components',
  ])
  expect(screen.getByTitle('JS: 93.1 of 92.0 KB, brotli').dataset.over).toBe('true')
  expect(screen.getByTitle('HTML: 13.0 of 14.0 KB, brotli').dataset.over).toBeUndefined()
  expect(screen.getAllByText('not built')).toHaveLength(2)
  expect(names()).toEqual([
    '/__shell?page=portal/download',
    '/__shell?page=warlord/rules',
    '/__shell?page=warlord/season',
    '/__shell?component=kit/button',
  ])
})

test('"/" leads to the search, Enter opens the first that was found', async () => {
  const { user } = openShell('')
  screen.getAllByRole('link')[0]?.focus()
  await user.keyboard('/season')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('season')
  expect(screen.getByText('1 page')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(location.search).toBe('?page=warlord/season')
  expect(await screen.findByRole('region', { name: 'States' })).toBeTruthy()
})

test('arrows walk over what was found and back into the search', async () => {
  const { user } = openShell('')
  const field = screen.getByRole('searchbox')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.getAttribute('href')).toBe('/__shell?page=warlord/rules')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(field)
})

test('a search that finds nothing shows a message', async () => {
  const { user } = openShell('')
  await user.type(screen.getByRole('searchbox'), 'nowhere')
  expect(screen.getByText('Nothing has “nowhere” in its title, id or path.')).toBeTruthy()
})

test('from the workbench "/" opens the directory over it, and the browser leads back', async () => {
  const { user } = openShell('?page=warlord/season&lang=en')
  await user.keyboard('/')
  expect(screen.getByRole('dialog', { name: 'Pages and components' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'download{Enter}')
  expect(location.search).toBe('?page=portal/download&lang=en')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['a page that there is not', '?page=no/page', 'There is no page no/page'],
  ['a component without a demo', '?component=kit/none', 'There is no demo of kit/none'],
])('%s is said, with the way to everything', (_, address, title) => {
  openShell(address)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show everything there is' }).getAttribute('href')).toBe('/__shell')
})
