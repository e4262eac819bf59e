import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { reasonOf } from './core/logging/reason.ts';

// Data folder, keys, uploads and compiled code belong only to the user who runs this.
process.umask(0o077);
// The next start finds here what this one compiled; in the image, what its build compiled (decision 161).
enableCompileCache(join(import.meta.dirname, 'compiled'));

const run = async (): Promise<void> => {
  const { start } = await import('./start.ts');
  const { readSettings } = await import('./settings.ts');
  await start(readSettings(process.env));
};

run().catch(error => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
