interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

/** The cursor to go on from; null at the end of a list. */
export const nextPage = ({ hasNextPage, endCursor }: PageInfo) => (hasNextPage ? endCursor : null);
