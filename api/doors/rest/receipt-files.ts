import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Budget } from '../../core/limits/budget.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Receipt } from '../../domains/payments/ledger/find-receipt.ts';
import { receiptPdf } from '../../domains/payments/ledger/receipt-pdf.ts';

const mebibyte = 1024 * 1024;

/** Size of the cache, and receipts rendered per minute for a person and for a network source. */
const limits = { cachedBytes: 16 * mebibyte, forPerson: 20, forSource: 60 };

/**
 * Receipts as PDF files. Rendering one takes a tenth of a second of processor time, so they are rendered one
 * at a time, rate-limited, and cached by their whole content.
 */
export class ReceiptFiles {
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: limits.cachedBytes,
    sizeCalculation: ({ length }, key) => length + 2 * key.length,
  });
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #oneAtATime = pLimit(1);
  readonly #ofPerson = new Budget(limits.forPerson);
  readonly #ofSource = new Budget(limits.forSource);

  /** Returns the file, or the seconds to wait for it. */
  async of({ viewer, source }: Ctx, receipt: Receipt): Promise<Buffer | number> {
    const words = JSON.stringify(receipt);
    const known = this.#files.get(words) ?? this.#underWay.get(words);
    if (known) return known;
    const wait = this.#ofPerson.spend(viewer.userId) || this.#ofSource.spend(source);
    if (wait > 0) return wait;
    const file = this.#oneAtATime(() => receiptPdf(receipt));
    this.#underWay.set(words, file);
    try {
      this.#files.set(words, await file);
      return await file;
    } finally {
      this.#underWay.delete(words);
    }
  }
}
