export { type Endpoint, type EndpointOptions, endpoint, type Method } from './endpoint.ts'
export { ApiError, type ApiErrorKind, isBreakdown, isUnheard } from './error.ts'
export { isSilent } from './policy.ts'
export { callData, type Paging, type RequestOptions, request } from './request.ts'
export { type Action, type ActionResult, useAction } from './use-action.ts'
export {
  type Call,
  type CallInput,
  onRenderedCall,
  type Put,
  type UseCallOptions,
  useCall,
} from './use-call.ts'
export type { FirstCall } from './wire.ts'
