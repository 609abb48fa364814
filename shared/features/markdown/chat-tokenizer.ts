import { Tokenizer, type Tokens } from 'marked'

/** Chinese letters and marks, and others of full width. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef“”‘’…—·]/
/** Bold from its marks to the next ones, in a line. */
const BOLD = /^\*\*(?![\s*])((?:[^*\n]|\*(?!\*))*[^\s*])\*\*(?!\*)/
/** No character of an address: people and assistants write on in Chinese without a space. */
const ADDRESS = /^[\x21-\x7e]+/
/** A heading by the line below it. One or two dashes are a list that is still being written. */
const UNDERLINED = /\n {0,3}(?:=+|-{3,})[ \t]*\n*$/

/** GitHub's Markdown as it is meant in Chinese, and while it is being written. */
export class ChatTokenizer extends Tokenizer {
  /** One tilde is a range: 1000~20000. */
  override del(src: string, masked: string, before?: string): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src, masked, before) : undefined
  }

  /** CommonMark takes spaces to tell opening marks from closing ones; Chinese has none: **注意：**请. */
  override emStrong(src: string, masked: string, before = ''): Tokens.Em | Tokens.Strong | undefined {
    const [raw, text] = BOLD.exec(src) ?? []
    if (!raw || !text || !WIDE.test(before + text[0] + text.at(-1) + src.charAt(raw.length)))
      return super.emStrong(src, masked, before)
    return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) }
  }

  override url(src: string): Tokens.Link | undefined {
    return super.url(ADDRESS.exec(src)?.[0] ?? '')
  }

  override lheading(src: string): Tokens.Heading | undefined {
    const heading = super.lheading(src)
    return heading && UNDERLINED.test(heading.raw) ? heading : undefined
  }
}
