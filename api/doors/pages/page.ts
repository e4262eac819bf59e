import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** An HTML page, plain and compressed. */
export interface Page {
  html: string;
  gzipped: Buffer;
}

export const asPage = async (html: string): Promise<Page> => ({
  html,
  gzipped: await promisify(gzip)(html),
});
