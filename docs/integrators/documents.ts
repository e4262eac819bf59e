import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { everyApiScope } from '../../schema/api-scopes.ts';

export const documentFolder = join(import.meta.dirname, 'documents');

const entry = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  token: z.enum(['none', 'customer', ...everyApiScope]),
  variables: z.record(z.string(), z.unknown()),
});

interface SavedDocument extends z.infer<typeof entry> {
  query: string;
}

/** The saved examples of the explorer, in its order. */
export const savedDocuments = async (): Promise<SavedDocument[]> => {
  const list = z.array(entry).parse(JSON.parse(await readFile(join(documentFolder, 'list.json'), 'utf8')));
  return Promise.all(
    list.map(async each => ({
      ...each,
      query: await readFile(join(documentFolder, `${each.name}.graphql`), 'utf8'),
    })),
  );
};
