import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../core/interfaces/file-store.ts';

/**
 * A file may be malicious, and is for its owner: it is always downloaded, never displayed by the browser itself, may run
 * nothing, and nothing of the response is stored or sent on.
 */
const untrusted = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

interface StoredFile {
  fileKey: string;
  fileName: string;
  contentType: string;
  bytes: number;
}

const plainName = (name: string) => name.replace(/[^\w .()-]/g, '_');

/** Sends a file of the store; false when it is missing there, with the headers of a refusal. A HEAD request does not open it. */
export const sendStoredFile = async (
  files: Pick<FileStore, 'get'>,
  { method }: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
  { fileKey, fileName, contentType, bytes }: StoredFile,
): Promise<boolean> => {
  void reply.headers(untrusted);
  const content = method === 'HEAD' ? Readable.from([]) : await files.get(fileKey);
  if (!content) return false;
  const names = `filename="${plainName(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  await reply
    .header('content-disposition', `attachment; ${names}`)
    .header('content-length', bytes)
    .type(contentType)
    .send(content);
  return true;
};
