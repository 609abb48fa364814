import { expect, it } from 'vitest'
import { readCommand } from './collector-command.ts'

it('without options it keeps thirty days in a folder, for pages of its own origin', () => {
  expect(readCommand([])).toEqual({
    ...{ what: 'serve', file: '', person: '', device: '', notify: '' },
    db: '.collector',
    port: 5180,
    origins: [],
    keepDays: 30,
    perMinute: 3000,
    perNetwork: 3,
    site: '',
    behindProxy: false,
  })
  expect(readCommand(['--origin', 'https://a.example,https://b.example', '--keep', '3d'])).toMatchObject({
    origins: ['https://a.example', 'https://b.example'],
    keepDays: 3,
  })
})

it.each([
  [['--keep', '30'], '--keep "30" is not a number of days. Write it as 30d.'],
  [['--rate', '0'], '--rate "0" is not a whole number from 1.'],
  [['--per-network', 'few'], '--per-network "few" is not a whole number from 1.'],
  [
    ['--db', 'mysql://db'],
    '--db "mysql://db" is not a database. Write postgres://user@host/database, or a folder.',
  ],
  [
    ['--origin', 'www.example.com'],
    '--origin "www.example.com" is not an origin. Write it as https://www.example.com.',
  ],
  [['dumb'], '"dumb" is nothing that the collector does: serve, dump, restore, erase.'],
  [['dump'], 'dump takes --file, the archive'],
  [['erase'], 'erase takes --person or --device'],
  [['--notify', 'chat'], '--notify "chat" is not an address.'],
  [['--port', 'x'], '"x" is not a port.'],
  [['--kep', '3d'], "Unknown option '--kep'. Did you mean --keep?"],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(() => readCommand(argv)).toThrow(sentence)
})
