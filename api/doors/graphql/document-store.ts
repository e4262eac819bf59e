import type { DocumentNode } from 'graphql';
import { documentCache } from './document-cache.ts';

/** Apollo's store of parsed and validated documents. */
export const documentStore = () => {
  const documents = documentCache<DocumentNode>();
  return {
    get: async (hash: string) => documents.get(hash),
    set: async (hash: string, document: DocumentNode) => {
      documents.set(hash, document, { size: document.loc?.source.body.length ?? 1 });
    },
    delete: async (hash: string) => documents.delete(hash),
  };
};
