import path from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { mixins } from './mixins.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = async (css: string) => (await postcss([mixins(ROOT)]).process(css, { from: undefined })).css

/** Without white space, which means nothing here. */
const tight = (css: string) => css.replace(/\s+/g, '').replaceAll(';}', '}')

describe('a mixin', () => {
  it('a mixin stands for its declarations, and the rule goes on behind it', async () => {
    expect(tight(await read('.a { @apply --row; color: red }'))).toBe(
      '.a{display:flex;align-items:center;color:red}',
    )
  })

  it('a mixin takes values for its parameters, brackets and all', async () => {
    expect(tight(await read('.a::before { @apply --at(calc(50% - 4px), min(1px, 2px)); }'))).toBe(
      '.a::before{position:absolute;top:min(1px,2px);left:calc(50%-4px)}',
    )
  })

  it('an undeclared mixin is refused with the names that there are', async () => {
    await expect(read('.a { @apply --raw; }')).rejects.toThrow(/There is no mixin --raw\..*--row/)
  })

  it('a mixin with too few values, or too many, is refused', async () => {
    await expect(read('.a { @apply --square; }')).rejects.toThrow('--square takes (--side), not ().')
    await expect(read('.a { @apply --row(4px); }')).rejects.toThrow('--row takes (), not (4px).')
  })
})
