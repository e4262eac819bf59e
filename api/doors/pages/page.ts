import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An HTML page, plain and compressed. */
export interface Page {
  html: string;
  gzipped: Buffer;
  /** Only of pages that are sent often. */
  brotli?: Buffer;
  /** Changes with the content. */
  etag: string;
}

export const asPage = async (html: string): Promise<Page> => ({
  html,
  gzipped: await promisify(gzip)(html),
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
});

/** The same, compressed as well as it gets within a few milliseconds. */
export const asLastingPage = async (html: string): Promise<Page> => ({
  ...(await asPage(html)),
  brotli: await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
});
