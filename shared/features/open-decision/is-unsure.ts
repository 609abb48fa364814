import { type ApiError, isBreakdown } from '#shared/runtime/request'

/** Whether the server may have acted although it did not say so: also one that broke down may have done it before. */
export function isUnsure(error: ApiError): boolean {
  return error.unknownResult || (isBreakdown(error) && !error.bizCode)
}
