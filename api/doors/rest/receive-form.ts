import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import type { FileKinds, IncomingFile, Uploads } from '../../core/files/incoming-file.ts';
import { MalformedInput, StorageUnavailable } from '../../core/operation/failures.ts';

/** The parser rejects a file of exactly its limit; longer files are found by counting. */
const limits = {
  files: 1,
  fileSize: uploadLimitBytes + 1,
  fields: 5,
  parts: 8,
  fieldSize: 10_000,
  headerPairs: 50,
};

/** The only field name for a file, as specified. */
export const fileField = 'file';
const wrongField = `Please send the file in the field named ${fileField}.`;

const incomplete = 'The form did not arrive whole.';

/** Lets the routes of a scope accept forms with one file; all others still refuse them. */
export const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
};

/** A form as its route declares it: the files that it takes, and its other fields, all of them texts. */
export interface DocumentForm<Name extends string = string> {
  kinds: FileKinds;
  fields: Record<Name, { description: string; rule: z.ZodType; example: string }>;
}

interface Form<Name extends string> {
  file: IncomingFile;
  fields: Partial<Record<Name, string>>;
}

/**
 * Reads a form with one file and a few fields, in any order. The file is received on the way, because what
 * follows it cannot be read before.
 */
export const receiveForm = async <Name extends string>(
  request: FastifyRequest,
  uploads: Uploads,
  { kinds, fields: declared }: DocumentForm<Name>,
): Promise<Form<Name>> => {
  // The parser waits for an event that has passed when the sender has left already.
  if (request.raw.destroyed) throw new MalformedInput(incomplete);
  if (!request.isMultipart()) throw new MalformedInput('Please send a form with a file.', 'file');
  const fields: Partial<Record<Name, string>> = {};
  let file: IncomingFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== fileField) throw new MalformedInput(wrongField, fileField);
        file = uploads.expect(async () => ({ name: part.filename ?? '', stream: part.file }));
        await file.receive(kinds);
        part.file.resume();
      } else if (Object.hasOwn(declared, part.fieldname) && typeof part.value === 'string') {
        fields[part.fieldname as Name] = part.value;
      }
    }
  } catch (error) {
    await file?.discard();
    const isOurs = error instanceof StorageUnavailable || error instanceof MalformedInput;
    throw isOurs || (error as FastifyError).statusCode ? error : new MalformedInput(incomplete);
  }
  return { file: file ?? uploads.expect(noFile), fields };
};

const noFile = async () => ({ name: '', stream: Readable.from([]) });
