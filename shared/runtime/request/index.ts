export { type Endpoint, type EndpointOptions, endpoint, type Method } from '../schema/index.ts'
export { ApiError, type ApiErrorKind, isSilent } from './error.ts'
export type { Reader, Transport } from './exchange.ts'
export { type MutateOptions, type MutationResult, mutate } from './mutate.ts'
export { parseJson } from './parse-json.ts'
export { callData, type Paging, type RequestOptions, request } from './request.ts'
export {
  type ApplyUpdate,
  onRenderedQuery,
  type Query,
  type QueryInput,
  type QueryOptions,
  useQuery,
} from './use-query.ts'
export type { FirstCall } from './wire.ts'
