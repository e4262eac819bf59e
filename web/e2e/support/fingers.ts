import type { Locator, Page } from '@playwright/test';

/** A person's fingers: each tap and each typed field is counted. */
export class Fingers {
  taps = 0;
  fields = 0;
  readonly #start = performance.now();
  constructor(private readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** Prints what it took until now; how long depends on the machine. */
  report(who: string): void {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1);
    process.stdout.write(`${who}: ${this.taps} taps, ${this.fields} typed fields, ${seconds} s\n`);
  }
}
