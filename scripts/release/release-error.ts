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

/** An error that a person can act on: the message is full sentences, without secrets. */
export class ReleaseError extends Error {
  readonly exit: number

  constructor(exit: keyof typeof EXIT, message: string) {
    super(message)
    this.name = 'ReleaseError'
    this.exit = EXIT[exit]
  }
}
