/** The text, or '' for one that says nothing: links, apps and other pages of the world write "undefined" and "null" for nothing. */
export const meant = (text: string | null | undefined): string =>
  text && !/^\s*(undefined|null)?\s*$/.test(text) ? text : ''
