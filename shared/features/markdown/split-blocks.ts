/** Reading takes the square of a block's length: longer ones are cut at a line, or within it. In characters. */
const LONGEST = 4000

const FENCE = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}(?!.*`)|~{3,})/
const HEADING = /^#{1,6}(\s|$)/
const ITEM = /^ {0,3}([-*+]|\d{1,9}[.)])(\s|$)/
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/

/**
 * Cuts a text into pieces that can be read one by one: paragraphs, headings, whole lists, code, tables. Pieces before
 * the last do not change while text is added, save that a list may still go on. Blank pieces are left out.
 */
export function splitBlocks(text: string): string[] {
  const pieces: string[] = []
  let lines: string[] = []
  let length = 0
  let fence: { mark: string; indented: boolean } | undefined
  let blank = false
  const end = () => {
    const piece = lines.join('\n').trimEnd()
    if (piece.trim()) pieces.push(piece)
    lines = []
    length = 0
  }
  for (const line of linesOf(text)) {
    if (fence) {
      if (closes(line, fence.mark)) {
        lines.push(line)
        if (!fence.indented) end()
        fence = undefined
        continue
      }
      // A fence within a list ends with the list.
      if (fence.indented && /^\S/.test(line)) fence = undefined
    }
    if (!fence) {
      if (!line.trim()) {
        blank = true
        lines.push(line)
        continue
      }
      const goesOn = /^\s/.test(line) || (ITEM.test(line) && ITEM.test(lines[0] ?? ''))
      const opened = FENCE.exec(line)
      const indented = !!opened?.[1]
      if ((blank && !goesOn) || HEADING.test(line) || (opened && !indented)) end()
      else if (length + line.length > LONGEST) {
        const head = headOf(lines)
        end()
        lines.push(...head)
      }
      blank = false
      if (opened) fence = { mark: opened[2] as string, indented }
      else if (HEADING.test(line)) {
        pieces.push(line)
        continue
      }
    }
    lines.push(line)
    length += line.length + 1
  }
  end()
  return pieces
}

/** Splits a text into lines; an overlong line outside code is cut into pieces. */
function* linesOf(text: string): Generator<string> {
  for (const line of text.split(/\r\n?|\n/)) {
    let rest = line
    while (rest.length > LONGEST) {
      // Not between the halves of an emoji.
      const part = rest.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')
      yield part
      rest = rest.slice(part.length)
    }
    yield rest
  }
}

function closes(line: string, mark: string): boolean {
  const text = line.trim()
  return text.length >= mark.length && text === (mark[0] as string).repeat(text.length)
}

/** A table that is cut begins again with its head. */
function headOf(lines: string[]): string[] {
  const [names, rule] = lines
  return names?.includes('|') && rule && TABLE_RULE.test(rule) ? [names, rule] : []
}
