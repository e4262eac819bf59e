import { DatabaseUnavailable } from '../../core/failures.ts';
import type { OwnerFile } from './owner-file.ts';

/** For how long a look at the owner file is good; well under the time after which another host takes the folder over. */
const certainMilliseconds = 2000;

/** A data folder that this process holds, and knows that it does. */
export class HeldFolder {
  #seenAt = now();
  #looking: Promise<void> | undefined;
  readonly #watch: NodeJS.Timeout;

  constructor(
    private readonly file: OwnerFile,
    private readonly token: string,
    private readonly lost: () => never,
  ) {
    this.#watch = setInterval(() => void this.look().catch(() => undefined), certainMilliseconds / 2).unref();
  }

  /**
   * To be awaited before and after each statement: a process that was paused may wake up when another host has the
   * folder, and must neither write nor acknowledge anything then. Costs nothing while the last look is recent.
   */
  confirm(): Promise<void> | undefined {
    const { steady, wall } = now();
    const isCertain =
      steady - this.#seenAt.steady < certainMilliseconds &&
      Math.abs(wall - this.#seenAt.wall) < certainMilliseconds;
    return isCertain ? undefined : this.look();
  }

  stopWatching(): void {
    clearInterval(this.#watch);
  }

  look(): Promise<void> {
    const lookedAt = now();
    this.#looking ??= this.file
      .read()
      .then(
        owner => {
          if (owner?.token !== this.token) this.lost();
          this.#seenAt = lookedAt;
        },
        error => {
          throw new DatabaseUnavailable(error);
        },
      )
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }
}

/** One clock does not go on while the machine sleeps, the other may be set. */
const now = () => ({ steady: performance.now(), wall: Date.now() });
