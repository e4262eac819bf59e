import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

export const clientFolder = 'dist/web';

/** The files of the built client and their imports, by source module. */
export class ClientChunks {
  readonly #manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );

  get names(): string[] {
    return Object.keys(this.#manifest);
  }

  /** The script files of the client's entry and its static imports. */
  get clientFiles(): Set<string> {
    const entry = this.names.find(name => this.#manifest[name]?.isEntry);
    if (!entry) throw new Error('The build has no entry. Run npm run build.');
    const pieces = this.#manifest[entry]!.dynamicImports ?? [];
    return new Set([entry, ...pieces].flatMap(name => [...this.filesOf(name)]));
  }

  has(name: string): boolean {
    return name in this.#manifest;
  }

  /** The script files that a chunk needs to run, including itself; none for an unknown chunk. */
  filesOf(name: string, seen = new Set<string>()): Set<string> {
    const chunk = this.#manifest[name];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const needed of chunk.imports ?? []) this.filesOf(needed, seen);
    return seen;
  }
}
