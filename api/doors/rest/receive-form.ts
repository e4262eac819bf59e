import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import { MalformedInput, StorageUnavailable } from '../../core/failures.ts';
import type { FileKinds, IncomingFile, Uploads } from '../../core/incoming-file.ts';

/** A parser calls a file of exactly its limit too long; what is too long is found by counting. */
const limits = {
  files: 1,
  fileSize: uploadLimitBytes + 1,
  fields: 5,
  parts: 8,
  fieldSize: 10_000,
  headerPairs: 50,
};

/** The only name under which a file is taken, as the specification says. */
const fileField = 'file';
const wrongField = `Please send the file in the field named ${fileField}.`;

/** Lets the routes of a scope take forms with one file; all others go on refusing them. */
export const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
};

interface Form<Name extends string> {
  file: IncomingFile;
  fields: Partial<Record<Name, string>>;
}

/**
 * Reads a form with one file and a few fields, in whichever order they come. The file is received on the
 * way, because what follows it cannot be read before.
 */
export const receiveForm = async <Name extends string>(
  request: FastifyRequest,
  uploads: Uploads,
  kinds: FileKinds,
  ...names: Name[]
): Promise<Form<Name>> => {
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
      } else if (names.includes(part.fieldname as Name) && typeof part.value === 'string') {
        fields[part.fieldname as Name] = part.value;
      }
    }
  } catch (error) {
    await file?.discard();
    const isToldApart = error instanceof StorageUnavailable || error instanceof MalformedInput;
    throw isToldApart || (error as FastifyError).statusCode
      ? error
      : new MalformedInput('The form did not arrive whole.');
  }
  return { file: file ?? uploads.expect(noFile), fields };
};

const noFile = async () => ({ name: '', stream: Readable.from([]) });
