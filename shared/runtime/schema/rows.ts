import { type GenericSchema, type InferOutput, array as strictArray, boolean as strictBoolean } from 'valibot'
import { isMoment } from '../clock/moment.ts'

/** Issues that cost no more than their row, which was left out, or their value, for which another stands in. */
const ofRows = new WeakSet<object>()

/**
 * Whether data is usable despite an issue: a row was left out, a value stands in, or a moment cannot be read and is NaN,
 * shown as a dash. Such an issue is logged.
 */
export const isBearable = (issue: object): boolean =>
  ofRows.has(issue) || ('requirement' in issue && issue.requirement === isMoment)

/**
 * An array of which a row that cannot be read is left out, with its issues: a new kind or state costs its row, never the
 * page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function array<const Item extends GenericSchema>(item: Item) {
  const strict = strictArray(item)
  type Run = (typeof strict)['~run']
  return {
    ...strict,
    '~run'(dataset: Parameters<Run>[0], config: Parameters<Run>[1]): ReturnType<Run> {
      if (!Array.isArray(dataset.value)) return strict['~run'](dataset, config)
      const kept: unknown[] = []
      const issues = dataset.value.flatMap((value, key) => {
        const row = item['~run']({ value }, config)
        const found = row.issues ?? []
        if (row.typed && found.every(isBearable)) kept.push(row.value)
        for (const issue of found) {
          ofRows.add(issue)
          const place = { type: 'array', origin: 'value', input: dataset.value, key, value }
          Object.assign(issue, { path: [place, ...(issue.path ?? [])] })
        }
        return found
      })
      return Object.assign(dataset, {
        typed: true,
        value: kept,
        ...(issues[0] && { issues }),
      }) as ReturnType<Run>
    },
  }
}

/**
 * A value that stands in for one that cannot be read, with its issues: where a row must not be left out, as a withdrawal in a
 * state of which the page does not know.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fallback<const Schema extends GenericSchema>(
  schema: Schema,
  value: InferOutput<Schema>,
): Schema {
  return {
    ...schema,
    fallback: value,
    '~run'(dataset: Parameters<Schema['~run']>[0], config: Parameters<Schema['~run']>[1]) {
      const read = schema['~run']({ value: dataset.value }, config)
      for (const issue of read.issues ?? []) ofRows.add(issue)
      return read.issues ? Object.assign(read, { typed: true, value }) : read
    },
  }
}

/** A boolean, or one written as 0 and 1 or as text, as some servers do. */
/* @__NO_SIDE_EFFECTS__ */
export function boolean() {
  const strict = strictBoolean()
  type Run = (typeof strict)['~run']
  return {
    ...strict,
    '~run'(dataset: Parameters<Run>[0], config: Parameters<Run>[1]): ReturnType<Run> {
      const [written, yes] = /^(1|true)$|^(0|false)$/.exec(`${dataset.value}`) ?? []
      if (written) dataset.value = !!yes
      return strict['~run'](dataset, config)
    },
  }
}
