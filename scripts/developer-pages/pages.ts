import { globSync } from 'node:fs';
import { basename } from 'node:path';

export interface Content {
  title: string;
  html: string;
}

/** The documents that have a page for developers, with its path; all others stay in the repository. */
const named: Record<string, string> = {
  'docs/integrators/README.md': '/developers/guides',
  'docs/problems.md': '/developers/guides/problems',
  'docs/api-changelog.md': '/developers/guides/changes',
  'clients/javascript/README.md': '/developers/guides/tiffin-client',
  'examples/receipt-printer/README.md': '/developers/guides/receipt-printer',
  'examples/sales-spreadsheet/README.md': '/developers/guides/sales-spreadsheet',
};

const guides = globSync('docs/integrators/*.md')
  .filter(file => !(file in named))
  .map(file => [file, `/developers/guides/${basename(file, '.md')}`] as const);

/** The path of each document's page. */
export const pageOfDocument: ReadonlyMap<string, string> = new Map([...Object.entries(named), ...guides]);

/** The folder of the saved examples; their page is the explorer. */
export const exampleFolder = 'docs/integrators/documents';
