import { spawnSync } from 'node:child_process';

/** Runs every static check, each step with its own tool. */
const steps: [title: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'check', '--error-on-warnings'],
  ['Words of the voice', 'node', 'scripts/check-voice.ts'],
  ['Types', 'tsc', '-p', '.'],
  ['Types of the client', 'tsc', '-p', 'web', '--noEmit'],
  ['Types of the browser stories', 'tsc', '-p', 'web/e2e'],
  ['Types of the client package', 'tsc', '-p', 'clients/javascript', '--noEmit'],
  ['Types of the examples', 'tsc', '-p', 'examples'],
  [
    'Direction of imports',
    'depcruise',
    'api',
    'web',
    'schema',
    'clients',
    'examples',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['Texts marked for translation', 'node', 'scripts/check-marked.ts'],
  ['Messages of other languages', 'node', 'scripts/check-words.ts'],
  ['Build', 'node', 'scripts/build.ts'],
  ['The committed schema', 'node', 'dist/api/emit-schema.js', '--check'],
  ['Changes since the released schema', 'node', 'scripts/check-released-schema.ts'],
  ['The generated client code', 'graphql-codegen', '--config', 'codegen.ts', '--check'],
  ['Size of the first load', 'node', 'scripts/bundle-size.ts'],
  ['docker-compose.yml and Dockerfile', 'node', 'scripts/check-compose.ts'],
];

const failed: string[] = [];
for (const [title, command, ...args] of steps) {
  process.stdout.write(`\n— ${title}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(title);
}
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('\nAll checks passed.\n');
