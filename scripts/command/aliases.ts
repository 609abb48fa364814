import path from 'node:path'

/** The names under which sources of other folders are imported; tsconfig.json says the same to editors. */
export const aliases = (root: string): Record<string, string> =>
  Object.fromEntries(
    ['shared', 'sandbox', 'testing'].map((folder) => [`#${folder}`, path.join(root, folder)]),
  )
