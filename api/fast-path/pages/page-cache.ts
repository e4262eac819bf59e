import { LRUCache } from 'lru-cache';
import { asPage, type Page } from '../../doors/pages/page.ts';

/** Caches public pages, compressed, each for at most a second. */
export class PageCache {
  readonly #pages: LRUCache<string, Promise<Page>>;

  constructor(milliseconds = 1000, maxPages = 200) {
    this.#pages = new LRUCache({ max: maxPages, ttl: milliseconds, ttlAutopurge: true });
  }

  find(key: string): Promise<Page> | undefined {
    return this.#pages.get(key);
  }

  make(key: string, html: () => Promise<string>): Promise<Page> {
    const page = html().then(asPage);
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
