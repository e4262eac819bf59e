import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { changeList, withRelease } from './released-schema/change-list.ts';
import { changelogPath, currentPath, readSchema, releasedPath } from './released-schema/files.ts';
import { isReleasable } from './released-schema/is-releasable.ts';
import { currentDay } from './released-schema/removal-day.ts';

/** Makes the current schema the released one, and adds what changed to the changelog of the API. */
const released = readSchema(releasedPath);
const current = readSchema(currentPath);
if (released.text === current.text) {
  process.stdout.write('The schema has not changed since its last release.\n');
} else if (await isReleasable({ isRelease: true })) {
  const release = await changeList(released.schema, current.schema, currentDay());
  writeFileSync(changelogPath, withRelease(readFileSync(changelogPath, 'utf8'), release));
  copyFileSync(currentPath, releasedPath);
  process.stdout.write(`${release}\nAdded to ${changelogPath}. Commit it with ${releasedPath}.\n`);
} else {
  process.exit(1);
}
