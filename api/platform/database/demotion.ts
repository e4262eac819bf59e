/** While a server refuses changes, its connections are replaced at most this often. */
const pauseMilliseconds = 1000;

/**
 * A server that became read-only: after a failover another one is the primary, at the same address. A
 * connection whose change is refused reports it here, and all that were opened before are replaced.
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
