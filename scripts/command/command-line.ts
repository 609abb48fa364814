import { Command, CommanderError } from 'commander'

/** A command that cannot be run: the message is a sentence, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** `--help` was given: the message is the text. */
export class HelpWanted extends Error {
  override name = 'HelpWanted'
}

/** A command of the project, as it is typed: `npm run build --`. Its verbs, where it has some, are made of it. */
export class CommandLine extends Command {
  #said = ''

  constructor(name?: string) {
    super(name)
    const collect = (text: string) => {
      this.#said += text
    }
    this.exitOverride()
      .configureOutput({ writeOut: collect, writeErr: collect })
      .configureHelp({ helpWidth: 110, showGlobalOptions: true })
      .helpOption('-h, --help', 'shows this text')
      .helpCommand(false)
  }

  override createCommand(name?: string): CommandLine {
    return new CommandLine(name)
  }

  /** Text below the options in the help. */
  examples(lines: readonly string[], more = ''): this {
    return this.addHelpText(
      'after',
      `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}${more && `\n\n${more}`}`,
    )
  }

  /**
   * An option without its value is refused, where the library would take the next option for the value; so is one that is given
   * twice, where the library would drop the first.
   */
  override parseOptions(argv: string[]) {
    const given = new Set<unknown>()
    for (const [index, word] of argv.entries()) {
      if (word === '--') break
      const option = this.options.find(({ long, short }) => word === long || word === short)
      if (option?.required && argv[index + 1]?.startsWith('-'))
        this.error(`error: option '${option.flags}' argument missing`)
      if (option?.required && !option.parseArg && given.has(option))
        this.error(`error: option '${option.flags}' is given twice`)
      given.add(option)
    }
    return super.parseOptions(argv)
  }

  /** Reads what was typed. Throws a CommandError for what cannot be run, and HelpWanted. */
  read(argv: readonly string[]): this {
    this.#said = ''
    try {
      return this.parse([...argv], { from: 'user' })
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error
      if (error.code.startsWith('commander.help')) throw new HelpWanted(this.#said.trimEnd())
      throw new CommandError(`${sentenceOf(error)} "${this.name()} --help" shows more.`)
    }
  }
}

/** For an option that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value]

/** ` Did you mean warlord/season?` of a name that is not among these; nothing where none is near. */
export function nearest(name: string, names: readonly string[]): string {
  const known = new CommandLine()
  for (const each of new Set(names)) known.command(each)
  try {
    known.parse(['--', name], { from: 'user' })
    return ''
  } catch (error) {
    return suggestionIn(error as Error)
  }
}

const suggestionIn = ({ message }: Error) => {
  const [, suggestion] = /\n\((.*)\)$/.exec(message) ?? []
  return suggestion ? ` ${suggestion}` : ''
}

function sentenceOf(error: CommanderError): string {
  const [first = ''] = error.message.replace(/^error: /, '').split('\n')
  return `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.?$/, '.')}${suggestionIn(error)}`
}
