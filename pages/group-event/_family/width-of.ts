/** About how wide a text is, in em: what has to fit chooses its size by it. @param letter of its Latin letters. */
export function widthOf(text: string, letter: number): number {
  return [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : letter), 0)
}
