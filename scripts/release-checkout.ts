import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An earlier release of the product in a folder of its own, with its packages. */
export class ReleaseCheckout {
  readonly folder: string;
  readonly #parent: string;

  private constructor() {
    this.#parent = mkdtempSync(join(tmpdir(), 'tiffin-release-'));
    this.folder = join(this.#parent, 'checkout');
  }

  /** Checks out a tag or commit of this repository, and installs its packages. */
  static make(release: string): ReleaseCheckout {
    const made = new ReleaseCheckout();
    try {
      execFileSync('git', ['worktree', 'add', '--detach', made.folder, release], { stdio: 'inherit' });
      made.run('npm', 'ci', '--no-audit', '--no-fund');
    } catch (error) {
      made.remove();
      throw error;
    }
    return made;
  }

  /** Runs a command there, and throws if it fails. */
  run(command: string, ...args: string[]): void {
    execFileSync(command, args, { cwd: this.folder, stdio: 'inherit' });
  }

  remove(): void {
    const removed = spawnSync('git', ['worktree', 'remove', '--force', this.folder], { stdio: 'inherit' });
    rmSync(this.#parent, { recursive: true, force: true });
    // What git could not remove would stay listed.
    if (removed.status !== 0) spawnSync('git', ['worktree', 'prune'], { stdio: 'inherit' });
  }
}
