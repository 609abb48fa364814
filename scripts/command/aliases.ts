import path from 'node:path'

/** The names under which sources of other folders are imported; tsconfig.json says the same to editors. */
export const aliases = (root: string): Record<string, string> => ({
  '#shared': path.join(root, 'shared'),
  '#sandbox': path.join(root, 'scripts/sandbox'),
  '#testing': path.join(root, 'scripts/testing'),
})
