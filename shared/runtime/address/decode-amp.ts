/**
 * A query as its link was meant: messengers and mail write "&" as "&amp;", some of them twice; older links separate the token
 * by ";".
 */
export const decodeAmp = (search: string): string =>
  search.replace(/&(amp(;|%3B))+/gi, '&').replace(/;(?=token=)/gi, '&')
