import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Checks that the catalogs match the code and are fully translated. Leaves them unchanged. */
const catalogs = globSync('web/languages/*.po');
const before = new Map(catalogs.map(file => [file, readFileSync(file, 'utf8')]));

const { status, stderr } = spawnSync('lingui', ['extract', '--config', 'web/lingui.config.ts', '--clean'], {
  encoding: 'utf8',
});
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}

const complaints: string[] = [];
for (const [file, text] of before) {
  const now = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  const missing = [...now.matchAll(/^msgid "(.+)"\nmsgstr ""$/gm)].map(([, message]) => message);
  if (now !== text) complaints.push(`${file} is not what the code says: npm run words`);
  for (const message of missing) complaints.push(`${file} does not translate: ${message}`);
}
process.stderr.write(complaints.map(each => `${each}\n`).join(''));
process.exit(complaints.length === 0 ? 0 : 1);
