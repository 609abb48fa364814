interface Event {
  request: { cookies?: Record<string, { value: string }> }
  context: { requestId: string }
}

/** The visitor's bucket; a new one follows from the request's random id, which both functions of CloudFront read. */
export function bucketOf(event: Event): string {
  const own = event.request.cookies?.bucket
  if (own && /^[0-9][0-9]$/.test(own.value)) return own.value
  const id = event.context.requestId
  let sum = 0
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 100_003
  return `0${sum % 100}`.slice(-2)
}
