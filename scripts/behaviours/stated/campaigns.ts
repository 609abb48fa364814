import { type Row, rowsOf } from '../row.ts'

/** What the campaigns ask of people and promise them. */
export const CAMPAIGNS: Row[] = [
  ...rowsOf('pages/warlord/season/spending.test.tsx', [
    [
      'A growth goal is chosen before it is confirmed, and a hall before that',
      'the goal › the goal needs a target, then a hall, and asks before it is set',
    ],
    [
      'Advanced rewards need the advanced order',
      'the reward track › the reward track keeps advanced rewards behind the lock',
    ],
    [
      'The popup of waiting rewards opens by `needShowPopReward=1`',
      'rewards that wait › rewards that wait open by the address, and are claimed all at once',
      'needShowPopReward=1',
    ],
  ]),
  ...rowsOf('pages/warlord/season/SeasonPage.test.tsx', [
    [
      'A tutorial is read to its end before it is completed',
      'a lesson › a lesson is completed at its end, and not before',
    ],
  ]),
  ...rowsOf('scripts/testing/facts/action-facts.ts', [
    [
      'A task is complete or not, and its reward received once',
      'an action that is tapped twice is done once, and that is shown',
    ],
    [
      '… also where its answer is lost',
      'an action whose answer is lost is shown or offered again, refetched, and done once',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/warlord/warlord.test.ts', [
    [
      'The advanced order is bought once per account',
      'the advanced track › the advanced track costs its price, once',
    ],
    [
      '… by a new captain who enters a hall for the first time',
      'the advanced track › the advanced track is not for captains who hosted before, nor for an empty purse',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/captain/captain.test.ts', [
    [
      'Game time counts from 12:00 to 24:00',
      'hours count from 12:00 to 24:00, from one whole hour on, three a day',
      'from: 12, to: 24',
    ],
    [
      'At most 3 hours a day are rewarded',
      'hours count from 12:00 to 24:00, from one whole hour on, three a day',
      'maxPerDay: 3',
    ],
    [
      'Less than 1 hour does not count',
      'hours count from 12:00 to 24:00, from one whole hour on, three a day',
      'minimum: 1',
    ],
    [
      'A level is kept for 2 days after an upgrade',
      'a level is kept for 2 days, and rewards come before 10:00 the next morning',
      'levelKeptDays: 2',
    ],
    [
      'Rewards usually come before 10:00 the next morning',
      'a level is kept for 2 days, and rewards come before 10:00 the next morning',
      'issuedBefore: 10',
    ],
    [
      'A level has an hourly reward in PP coins and asks for flow and cumulative game time',
      'each level pays more for an hour, and asks for more flow and more hours, than the one before',
      ['hourlyReward', 'flow', 'hours'],
    ],
  ]),
  ...rowsOf('pages/warlord/rules/RulesPage.test.tsx', [
    [
      'Those rules stand on their page',
      'the rules › the rules stand on the first screen, before any data and without a login',
      ['12:00 到 24:00 才计时', '每天最多 3 个奖励小时', '升级后保留 2 天', '奖励一般次日 10:00 前发放'],
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/boss/boss.test.ts', [
    [
      'A hall boss is to come',
      'the boss › the boss is awaited with full blood, and the eligible halls are named',
    ],
    ['… appears', 'the boss › the boss appears at its hour'],
    [
      '… and is over when it is killed',
      'the boss › the boss dies of the last hit, which takes no more than is left; nothing hits it afterwards',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/boss-recall/rewards.test.ts', [
    [
      'The recall campaign checks whether the person may sign as captain',
      'signing in as a captain › signing in as a captain needs a hall and a running campaign',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/driving-record/driving-record.test.ts', [
    ['Driving records go back 10 days', 'records go back 10 days, today included, newest first'],
    [
      'A drive has guests, an alighting time and a driving score, and counts as effective, invalid, fake, VIP charter or out of gear',
      'a drive says what it counted as, with guests and when they alighted, and why it does not count',
      ['guests', 'alightAt', 'score', "'effective', 'invalid', 'fake', 'vipCharter', 'outOfGear'"],
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/werewolf/games.test.ts', [
    [
      'Werewolf games are free so often a day, then bought',
      'games › games are three a day for nothing, then bought ones, then tickets; then there are none',
      ['freeGames', 'extraGames'],
    ],
    [
      'A ticket is in the match, pending award, without award, awarded, expired or permanent',
      'a ticket › a ticket has one of six states',
      ['inMatch', 'pendingAward', 'noAward', 'awarded', 'expired', 'permanent'],
    ],
    [
      'A round has werewolf, godman, seer, witch, hunter and fool',
      'a game’s rounds › a game’s rounds hold all six roles, and end when one side has won',
      ['werewolf', 'godman', 'seer', 'witch', 'hunter', 'fool'],
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/werewolf/race.test.ts', [
    [
      'Of two equal scores the earlier entry stands first',
      'the board › the board puts the earlier of two equal scores first, and tells me what is missing',
    ],
  ]),
]

/** Turning PP coin into money. */
export const WITHDRAWAL: Row[] = [
  ...rowsOf('shared/features/money/money.test.ts', [
    [
      'A withdrawal is 1000 to 20000 PP coins',
      'a withdrawal › a withdrawal of %s is taken',
      ["'1000'", "'20000'"],
    ],
    [
      '999 and 20001 are refused',
      'a withdrawal › a withdrawal of "%s" is to be entered correctly',
      ["'999'", "'20001'"],
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/withdraw/withdraw.test.ts', [
    [
      'The server refuses them too',
      'a withdrawal › a withdrawal is a whole number from 1000 to 20000 PP coins',
      ["'999', '20001'"],
    ],
    [
      'The first of a month costs less, later ones a percentage more',
      'before withdrawing › a person who is about to withdraw sees the limits, the fee of the month’s first withdrawal, and what later ones add',
      ['firstPercent', 'extraPercent', 'countThisMonth'],
    ],
    [
      'A month turns by the product’s calendar',
      'a withdrawal › a withdrawal of the month’s first is reduced again after the month has turned in the product’s zone',
    ],
    ['A verification code is needed', 'a withdrawal › a withdrawal needs the right code'],
  ]),
  ...rowsOf('scripts/sandbox/domains/withdraw/papers.test.ts', [
    [
      'A bank account is checked, and has to be in the person’s own name',
      'a bank account › a bank account is checked: number, own name, bank, verified name',
      ['请检查银行账号', '必须是本人的姓名'],
    ],
  ]),
]
