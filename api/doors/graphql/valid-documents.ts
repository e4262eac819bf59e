import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { documentCache } from './document-cache.ts';
import { limitRules, limits } from './limits.ts';

/** Parses and validates documents from sockets, by the same rules as over HTTP. */
export class ValidDocuments {
  readonly #documents = documentCache<DocumentNode>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the parsed document, or its errors. */
  of(text: string): DocumentNode | GraphQLError[] {
    const known = this.#documents.get(text);
    if (known) return known;
    const document = parsed(text);
    const complaints = validate(this.schema, document, [...specifiedRules, ...limitRules]);
    if (complaints.length > 0) return complaints.map(each => withCode(each, 'GRAPHQL_VALIDATION_FAILED'));
    this.#documents.set(text, document);
    return document;
  }
}

const parsed = (query: string): DocumentNode => {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    throw withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED');
  }
};

/** The same codes as over HTTP, where Apollo sets them. */
const withCode = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } });
