import type { ShellPerson } from './link.ts'

/** Demo users of the sandbox, in the order of its README, with what each is good for. */
export const PEOPLE: readonly ShellPerson[] = [
  { id: '10001', line: 'Fresh, the third day; nothing bought or joined' },
  { id: '10002', line: 'Well on the way; much to claim, in a team' },
  { id: '10003', line: 'Veteran; has all but everything' },
  { id: '10004', line: 'Fresh, without coins or keys' },
  { id: '10005', line: 'Every campaign is still to come' },
  { id: '10006', line: 'Campaigns have just ended, results are counted' },
  { id: '10007', line: 'Campaigns are settled, winners are named' },
  { id: '10008', line: 'Every list is empty' },
  { id: '10009', line: 'Unlucky: first claim and first draw are refused' },
]
