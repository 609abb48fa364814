import path from 'node:path'

/** Import aliases of folders; the same as in tsconfig.json. */
export const aliases = (root: string): Record<string, string> => ({
  '#shared': path.join(root, 'shared'),
  '#sandbox': path.join(root, 'scripts/sandbox'),
  '#testing': path.join(root, 'scripts/testing'),
})
