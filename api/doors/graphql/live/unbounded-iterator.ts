/**
 * Represents a subscription whose payloads bypass it: yields nothing and ends on return(), which is when the
 * client completes or its socket closes.
 */
export class UnboundedIterator implements AsyncGenerator<never, void, void> {
  #end: (result: IteratorResult<never, void>) => void = () => undefined;
  readonly #ended = new Promise<IteratorResult<never, void>>(resolve => {
    this.#end = resolve;
  });

  constructor(private readonly onEnd: () => void) {}

  next(): Promise<IteratorResult<never, void>> {
    return this.#ended;
  }

  async return(): Promise<IteratorResult<never, void>> {
    this.onEnd();
    const done = { done: true, value: undefined } as const;
    this.#end(done);
    return done;
  }

  async throw(): Promise<IteratorResult<never, void>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}
