import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Page {
  html: string;
  gzipped: Buffer;
}

/** Keeps pages that are the same for everybody, each for at most a second, ready to be sent. */
export class PageMemory {
  readonly #pages = new Map<string, { page: Promise<Page>; until: number }>();

  constructor(
    private readonly milliseconds = 1000,
    private readonly kept = 200,
  ) {}

  recall(key: string, make: () => Promise<string>): Promise<Page> {
    const now = performance.now();
    const known = this.#pages.get(key);
    if (known && known.until > now) return known.page;
    const page = make().then(async html => ({ html, gzipped: await promisify(gzip)(html) }));
    if (this.#pages.size >= this.kept) this.#pages.clear();
    this.#pages.set(key, { page, until: now + this.milliseconds });
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
