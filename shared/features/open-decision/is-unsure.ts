import type { ApiError } from '#shared/runtime/request'

/** Whether the server may have acted although it did not say so: also one that broke down may have done it before. */
export function isUnsure({ unknownResult, code = 0, bizCode }: ApiError): boolean {
  return unknownResult || (code >= 500 && code < 600 && !bizCode)
}
