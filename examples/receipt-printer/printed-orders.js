import { open, readFile, rename } from 'node:fs/promises';

/** An order can be placed a week ahead, and canceled until it is delivered. */
const rememberedMilliseconds = 8 * 24 * 60 * 60 * 1000;

/**
 * The slips that were printed, in a file that is whole at any time: it is written beside itself and renamed.
 *
 * @typedef {{ id: string, placedAt: string }} Placed
 * @typedef {'ORDER' | 'CANCELED'} Slip
 */
export class PrintedOrders {
  #path;
  /** @type {{ since: string | null, slips: Record<string, { placedAt: string, printed: Slip[] }> }} */
  #known = { since: null, slips: {} };
  /** Whether the program ran before. */
  isStarted = false;

  /** @param {string} path */
  static async read(path) {
    const printed = new PrintedOrders(path);
    const text = await readFile(path, 'utf8').catch(error => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return printed;
    printed.#known = parsed(text, path);
    printed.isStarted = true;
    return printed;
  }

  /** @param {string} path */
  constructor(path) {
    this.#path = path;
  }

  /** Orders that were placed before are not printed any more; null when there were none at the first start. */
  get since() {
    return this.#known.since;
  }

  /**
   * Whether an order was dealt with, or is too old to print.
   *
   * @param {Placed} order
   */
  isKnown({ id, placedAt }) {
    return id in this.#known.slips || (this.since !== null && placedAt < this.since);
  }

  /**
   * @param {string} id
   * @param {Slip} slip
   */
  isPrinted(id, slip) {
    return this.#known.slips[id]?.printed.includes(slip) ?? false;
  }

  /**
   * At the first start, orders that exist are known and stay unprinted.
   *
   * @param {Placed[]} existing the newest first
   */
  async start(existing) {
    this.#known.since = existing[0]?.placedAt ?? null;
    for (const { id, placedAt } of existing) this.#known.slips[id] = { placedAt, printed: [] };
    await this.#write();
    this.isStarted = true;
  }

  /**
   * @param {Placed} order
   * @param {Slip} slip
   */
  async add({ id, placedAt }, slip) {
    const known = this.#known.slips[id] ?? { placedAt, printed: [] };
    known.printed.push(slip);
    this.#known.slips[id] = known;
    await this.#write();
  }

  /**
   * Forgets what no longer changes, counted from the newest order, since the clock of this machine may be wrong.
   *
   * @param {string} newestPlacedAt
   */
  forgetBefore(newestPlacedAt) {
    const since = new Date(Date.parse(newestPlacedAt) - rememberedMilliseconds).toISOString();
    if (this.#known.since !== null && since <= this.#known.since) return;
    this.#known.since = since;
    for (const [id, { placedAt }] of Object.entries(this.#known.slips))
      if (placedAt < since) delete this.#known.slips[id];
  }

  async #write() {
    const beside = `${this.#path}.new`;
    const file = await open(beside, 'w');
    try {
      await file.writeFile(JSON.stringify(this.#known));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, this.#path);
  }
}

const parsed = (text, path) => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is damaged. Delete it: only orders that are placed from then on are printed.`);
  }
};
