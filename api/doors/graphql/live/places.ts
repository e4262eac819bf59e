interface Limits {
  /** How many places there are. */
  inAll: number;
  /** How many of them one holder may have. */
  each: number;
}

/**
 * Places that are shared fairly: each holder may have so many, and when all are taken, the holder with the most gives up
 * the oldest of theirs, unless the newcomer would then have as many. So a holder who takes all there is shuts no one out.
 */
export class Places<Item> {
  readonly #held = new Map<string, Set<Item>>();
  #taken = 0;

  constructor(
    private readonly limits: Limits,
    /** Ends what has to make room. */
    private readonly evict: (item: Item) => void,
  ) {}

  /** Takes a place for an item; false when there is none for this holder. */
  take(holder: string, item: Item): boolean {
    const own = this.#held.get(holder)?.size ?? 0;
    if (own >= this.limits.each) return false;
    if (this.#taken >= this.limits.inAll && !this.#makeRoom(own)) return false;
    const items = this.#held.get(holder) ?? new Set();
    this.#held.set(holder, items.add(item));
    this.#taken++;
    return true;
  }

  /** Gives a place back; does nothing when it is not held any more. */
  release(holder: string, item: Item): void {
    const items = this.#held.get(holder);
    if (!items?.delete(item)) return;
    this.#taken--;
    if (items.size === 0) this.#held.delete(holder);
  }

  #makeRoom(own: number): boolean {
    let most: [string, Set<Item>] | undefined;
    for (const each of this.#held) if (each[1].size > (most?.[1].size ?? own + 1)) most = each;
    if (!most) return false;
    const [holder, items] = most;
    const [oldest] = items;
    this.release(holder, oldest!);
    this.evict(oldest!);
    return true;
  }
}
