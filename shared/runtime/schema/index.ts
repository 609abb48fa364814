/**
 * The part of valibot that every page shares. The build sends a page's `import { … } from 'valibot'` here, so a
 * schema function that a page uses first has to join this list.
 */
export {
  check,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
export { type Endpoint, type EndpointOptions, endpoint, type Method } from './endpoint.ts'
export { chance, count, file, id, time } from './fields.ts'
export { array, boolean, fallback, isBearable } from './rows.ts'
