/** A few things made when first needed, lent to one user at a time. */
export class Pool<T> {
  private readonly idle: T[] = []
  private readonly waiting: ((thing: T) => void)[] = []
  private readonly made: Promise<T>[] = []

  constructor(
    private readonly make: () => Promise<T>,
    private readonly most: number,
  ) {}

  async lend<R>(use: (thing: T) => Promise<R>): Promise<R> {
    const thing = await this.take()
    try {
      return await use(thing)
    } finally {
      const next = this.waiting.shift()
      if (next) next(thing)
      else this.idle.push(thing)
    }
  }

  /** Everything made so far, as when it is to be closed. */
  all(): Promise<T[]> {
    return Promise.all(this.made)
  }

  private take(): T | Promise<T> {
    const idle = this.idle.pop()
    if (idle) return idle
    if (this.made.length < this.most) {
      const making = this.make()
      this.made.push(making)
      return making
    }
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
