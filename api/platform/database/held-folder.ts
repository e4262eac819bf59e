import { DatabaseUnavailable } from '../../core/operation/failures.ts';
import type { OwnerFile } from './owner-file.ts';

/** How long a check of the owner file is valid; well under the time after which another host takes over. */
const certainMilliseconds = 2000;

/** A data folder locked by this process. */
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
   * Must be awaited before and after each statement: a process that was paused may wake up when another host
   * has the folder, and must neither write nor acknowledge anything then. Free while the last check is
   * recent.
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

/** One clock stops while the machine sleeps, the other may be set. */
const now = () => ({ steady: performance.now(), wall: Date.now() });
