import type { DocumentNode, ObservableQuery } from '@apollo/client';

/** Reads a query again. When that fails, its old answer stays: what was done before is done all the same. */
export const readQuery = (query: ObservableQuery): Promise<unknown> => query.refetch().catch(() => undefined);

/** Lets a mutation wait until these queries are read again, which may fail. */
export const readAgain = (...documents: DocumentNode[]) => ({
  refetchQueries: documents,
  onQueryUpdated: readQuery,
});
