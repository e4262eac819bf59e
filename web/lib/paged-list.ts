import { NetworkStatus } from '@apollo/client';
import { nextPage } from './next-page.ts';

interface Connection<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Query {
  error?: unknown;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
  fetchMore: (page: { variables: { after: string } }) => Promise<unknown>;
}

/** The fetch options of a paginated list. */
export const inPages = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

/** The state of such a list, for ui/lists/PagedSection.tsx. */
export const pagesOf = <Row>(connection: Connection<Row> | undefined, query: Query) => ({
  rows: connection?.edges.map(({ node }) => node),
  hasFailed: query.error !== undefined,
  after: connection ? nextPage(connection.pageInfo) : null,
  isLoadingMore: query.networkStatus === NetworkStatus.fetchMore,
  onMore: (after: string) => query.fetchMore({ variables: { after } }),
  onRetry: () => void query.refetch(),
});
