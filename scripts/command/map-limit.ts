/** Works through a list, so many at a time, and keeps its order. The first failure stops it, after what is under way. */
export async function mapLimit<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  limit = 8,
): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  let failed = false
  const worker = async () => {
    while (!failed && next < items.length) {
      const index = next++
      try {
        results[index] = await work(items[index] as T, index)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: limit }, worker))
  const broken = ended.find((each) => each.status === 'rejected')
  if (broken) throw broken.reason
  return results
}
