/** While a server refuses changes, its connections are replaced at most this often. */
const pauseMilliseconds = 1000;

/**
 * A server that stopped taking changes: after a failover another one is the primary, under the same address. A
 * connection that is refused a change reports it here, and all that were opened before are replaced.
 */
export class Demotion {
  readonly #leave: (() => void)[] = [];
  #noticedAt = -Infinity;

  onNoticed(leave: () => void): void {
    this.#leave.push(leave);
  }

  notice(): void {
    const now = performance.now();
    if (now - this.#noticedAt < pauseMilliseconds) return;
    this.#noticedAt = now;
    for (const leave of this.#leave) leave();
  }
}
