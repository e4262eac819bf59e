import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';
import { buildSchema } from '../../schema.ts';
import { problemGuide } from './problem-guide.ts';

const guide = problemGuide(buildSchema());

test('the guide to problems is written down as it is', async () => {
  expect(await readFile(join(projectRoot, 'docs/problems.md'), 'utf8')).toBe(guide);
});

test('what fails after the response has a section, too', () => {
  expect(guide.slice(guide.indexOf('## ExportFailure'))).toContain(
    '- `TOOK_TOO_LONG`: Reading the rows or making the file took too long. Choose fewer days, or one kitchen.',
  );
});

test('a code has its meaning, what to do, its type, the fields of its own and who returns it', () => {
  const section = guide.slice(guide.indexOf('## TOO_MANY_ATTEMPTS'));
  expect(section).toContain(`## TOO_MANY_ATTEMPTS

Too many attempts in a short time; wait and try again.

- What to do: Wait for \`retryAfterSeconds\`, then send the same request again.
- GraphQL type: \`TooManyAttempts\`; REST status: 429.
- \`retryAfterSeconds: Int!\`: Number of seconds to wait before trying again.
- Returned by: `);
});
