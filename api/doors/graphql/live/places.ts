interface Limits {
  /** Total number of slots. */
  inAll: number;
  /** Maximum per holder. */
  each: number;
}

/**
 * Slots that are shared fairly: each holder has a maximum, and when all are taken, the holder with the most
 * loses the oldest of theirs, unless the newcomer would then have as many. So a holder who takes all there is
 * locks no one out.
 */
export class Places<Item> {
  readonly #held = new Map<string, Set<Item>>();
  #taken = 0;

  constructor(
    private readonly limits: Limits,
    /** Ends the item whose slot is released. */
    private readonly evict: (item: Item) => void,
  ) {}

  /** Takes a slot for an item; false when there is none for this holder. */
  take(holder: string, item: Item): boolean {
    const own = this.#held.get(holder)?.size ?? 0;
    if (own >= this.limits.each) return false;
    if (this.#taken >= this.limits.inAll && !this.#makeRoom(own)) return false;
    const items = this.#held.get(holder) ?? new Set();
    this.#held.set(holder, items.add(item));
    this.#taken++;
    return true;
  }

  /** Releases a slot; does nothing when it is already released. */
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
