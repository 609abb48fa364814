import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command that cannot be run: the message is a sentence, and how it is written. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Reads a command line. Throws a CommandError for one that is not understood. */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\n|\. /)
    throw new CommandError(`${sentence.replace(/\.?$/, '.')}\n\n${usage}`)
  }
}
