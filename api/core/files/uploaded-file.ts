import { GraphQLError, GraphQLScalarType } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import type { OpenFile } from './incoming-file.ts';

const refused = () =>
  new GraphQLError(
    'A file is sent as multipart/form-data, as the GraphQL multipart request specification says.',
  );

/** A file in a multipart request. The library's own scalar would load a second copy of graphql. */
export const UploadedFile = new GraphQLScalarType<OpenFile, never>({
  name: 'Upload',
  description:
    'File, as a part of a multipart/form-data request: its variable in the part operations is null, and the part map gives its place, such as {"0": ["variables.file"]} for the part 0.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: value => {
    if (!(value instanceof Upload)) throw refused();
    return async () => {
      const { filename, createReadStream } = await value.promise;
      return { name: filename, stream: createReadStream() };
    };
  },
  parseLiteral: () => {
    throw refused();
  },
  serialize: () => {
    throw refused();
  },
});
