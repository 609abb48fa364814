import { Lexer, type Token } from 'marked'
import { ChatTokenizer } from './chat-tokenizer.ts'

/** A piece of text with more of these is not read: nested emphasis takes the square of their number. */
const MOST_MARKS = 400
const MOST_DEFINITIONS = 100
/** Quotes and items within each other on one line: the lexer goes down a step for each, until it falls. */
const TOO_DEEP = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){20}/m

const DEFINITION = /^ {0,3}\[([^\]\n]{1,99})\]:[ \t]*<?([^\s<>]{1,999})/gm
const CODE = /^ {0,3}(```|~~~)/

/** The link definitions (`[name]: address`) of all blocks, as JSON of names and addresses. The first of a name counts. */
export function definitionsIn(blocks: readonly string[]): string {
  const all = new Map<string, string>()
  for (const block of blocks) {
    if (!block.includes(']:') || CODE.test(block)) continue
    for (const [, name, href] of block.matchAll(DEFINITION)) {
      const known = (name as string).replace(/\s+/g, ' ').toLowerCase()
      if (all.size < MOST_DEFINITIONS && !all.has(known)) all.set(known, href as string)
    }
  }
  return JSON.stringify([...all])
}

/** The tokens of one block. Excessive nesting is read as plain text. */
export function readBlock(source: string, definitions: string): Token[] {
  const plain: Token[] = [{ type: 'plain', raw: source }]
  if (!CODE.test(source) && (TOO_DEEP.test(source) || source.split(/[*_~]/).length > MOST_MARKS)) return plain
  try {
    const lexer = new Lexer({ gfm: true, breaks: true, tokenizer: new ChatTokenizer() })
    for (const [name, href] of JSON.parse(definitions) as [string, string][])
      lexer.tokens.links[name] = { href, title: null }
    return lexer.lex(source)
  } catch {
    return plain
  }
}
