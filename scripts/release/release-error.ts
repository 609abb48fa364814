/** What an exit code of `npm run release` means. */
export const EXIT = {
  done: 0,
  failed: 1,
  command: 2,
  overtaken: 3,
  disorder: 4,
  reverted: 5,
  few: 6,
  silent: 7,
} as const

/** Options that lift a refusal once it was read: the terminal words them, the console shows a button for each. */
export type Offer = 'again' | 'new-settings'

/** An error that a person can act on: the message is full sentences, without secrets. */
export class ReleaseError extends Error {
  readonly code: keyof typeof EXIT
  readonly exit: number
  readonly offers: readonly Offer[]

  constructor(code: keyof typeof EXIT, message: string, offers: readonly Offer[] = []) {
    super(message)
    this.name = 'ReleaseError'
    this.code = code
    this.exit = EXIT[code]
    this.offers = offers
  }
}
