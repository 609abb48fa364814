/** Runs the text of an ES module, as an edge would. */
export function loadModule<T>(code: string): Promise<T> {
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}
