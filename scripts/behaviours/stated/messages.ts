import type { Row } from '../row.ts'

/** A text that people read, and the English wording it is bound to. */
export interface Message extends Omit<Row, 'what' | 'shows'> {
  words: string
  /** The folder whose locales hold it, and its place there. */
  room: string
  key: string
}

const messages = (
  room: string,
  where: string,
  all: readonly (readonly [key: string, words: string, test: string])[],
): Message[] => all.map(([key, words, test]) => ({ room, key, words, where, test }))

/** Namespaces included in every page: all are listed, as a test checks. */
export const RUNTIME = 'shared/runtime/i18n'
const MONEY = 'shared/features/money'
const VERSION = 'shared/background/version'
const SMS_CODE = 'shared/features/sms-code'
const WITHDRAW = 'pages/withdraw/_family'

const MISSING = 'logging in › the login tells everything that is missing at once, before anything is sent'
const TOO_FEW = 'a number of too few digits is refused as a wrong one, by its kind, beside what a good one is'
const GOAL = 'the goal › the goal needs a target, then a hall, and asks before it is set'
const CRASH =
  'a page that breaks › a page that breaks shows a card in its language, which loads the page again, and logs why'

export const MESSAGES: Message[] = [
  ...messages(RUNTIME, 'shared/runtime/request/login.test.ts', [
    ['request.loginFirst', 'Please login first', 'a plain browser refuses at once'],
  ]),
  ...messages(RUNTIME, 'shared/runtime/request/catalogue.test.ts', [
    ['request.loginAgain', 'Please login again', '%s ends the login and asks once to login again'],
    [
      'request.serverBusy',
      'Server busy',
      'code %i shows what the server says: desc, else msg, else "Server busy"',
    ],
    [
      'request.notFound',
      'Resource not found',
      'a status other than 200 rejects with "Resource not found", and shows it only to who tapped',
    ],
  ]),
  ...messages(RUNTIME, 'shared/runtime/request/faults.test.ts', [
    ['request.requestError', 'Request error', 'offline is a network failure'],
    ['request.serverError', 'Server error', 'an answer that is %s is one clear error'],
  ]),
  ...messages(RUNTIME, 'shared/features/mutation/use-mutation.test.ts', [
    [
      'request.resultUnknown',
      'Result unknown, please check before trying again',
      'an unknown result says so until the same input is asked again with the same id',
    ],
  ]),
  ...messages(RUNTIME, 'shared/runtime/request/sharing.test.ts', [
    [
      'request.unsent',
      'This was not sent. Please try again in a moment',
      'within the interval the same input gets the earlier answer, another input is refused and never sent',
    ],
  ]),
  ...messages(RUNTIME, 'shared/runtime/i18n/locales.test.ts', [
    [
      'common.initializing',
      'Initializing',
      'the fixed messages read in English as the specification has them',
    ],
  ]),
  ...messages(RUNTIME, 'shared/kit/state-view/StateView.test.tsx', [
    ['common.loading', 'Loading', 'while data is loading the skeleton stands in, announced as loading'],
    ['common.empty', 'Empty', 'data is shown, and an empty list says so'],
    ['common.retry', 'Try again', 'a failure says what happened and asks again on request'],
  ]),
  ...messages(RUNTIME, 'shared/runtime/toast/toast.test.tsx', [
    ['common.switching', 'Switching', 'a toast’s own time of %i ms becomes %i'],
  ]),
  ...messages(RUNTIME, 'shared/features/save/save.test.ts', [
    ['common.saving', 'Saving', 'a QR code › a QR code shows Saving, and the app saves it'],
  ]),
  ...messages(RUNTIME, 'shared/features/share/share.test.ts', [
    [
      'common.linkCopied',
      'Link copied, go share it',
      'on the web › the link of the server is copied, with its tip',
    ],
  ]),
  ...messages(RUNTIME, 'scripts/sandbox/domains/activity/activity.test.ts', [
    ['common.unknownActivity', 'Unknown activity', 'an activity that does not exist is unknown'],
  ]),
  ...messages(RUNTIME, 'pages/warlord/season/SeasonPage.test.tsx', [
    [
      'common.notOpenYet',
      'Not open yet',
      'the orders of a day › today is open, a day to come says that it is not',
    ],
    [
      'battle.readFirst',
      'Please read it first',
      'a lesson › a lesson is completed at its end, and not before',
    ],
  ]),
  ...messages(RUNTIME, 'pages/warlord/season/spending.test.tsx', [
    [
      'battle.unlockFirst',
      'Please unlock first to receive',
      'the reward track › the reward track keeps advanced rewards behind the lock',
    ],
    ['battle.targetFirst', 'Please select the target first', GOAL],
    ['battle.hallFirst', 'Please select the hall first', GOAL],
  ]),
  ...messages(RUNTIME, 'shared/runtime/app/mount.test.tsx', [
    ['errors.title', 'Something went wrong on this page', CRASH],
    ['errors.reload', 'Reload', CRASH],
  ]),
  ...messages(VERSION, 'shared/background/version/watch-version.test.ts', [
    [
      'newVersion',
      'new version online, please update before use',
      'when something of the page failed to load and there is a new version › a warning says so, and after 2 s the page is loaded again, once',
    ],
  ]),
  ...messages(MONEY, 'shared/features/money/money.test.ts', [
    ['enterAmount', 'Please enter the amount', 'a withdrawal › a withdrawal of "%s" is asked for'],
    [
      'enterAmountCorrectly',
      'Please enter the amount correctly',
      'a withdrawal › a withdrawal of "%s" is to be entered correctly',
    ],
  ]),
  ...messages(SMS_CODE, 'pages/portal/login/LoginPage.test.tsx', [
    ['mobile', 'Enter the correct mobile number', MISSING],
    ['code', 'Enter the verification code', MISSING],
  ]),
  ...messages(WITHDRAW, 'pages/withdraw/details/DetailsPage.test.tsx', [
    ['details.ownName', 'Bank card information must be in your own name', TOO_FEW],
    ['details.checkAccount', 'Please check the bank account', TOO_FEW],
  ]),
]
