import { useApolloClient } from '@apollo/client/react';
import { AnnouncementsDocument } from '../../generated/graphql.ts';

/** Reads an announcement again that is not over; none if it is, or cannot be read. All of these are on one page. */
export const useReadAnnouncement = () => {
  const client = useApolloClient();
  return async (id: string) => {
    const answer = await client
      .query({ query: AnnouncementsDocument, variables: { isOver: false }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    return answer?.data?.announcements.edges.find(({ node }) => node.id === id)?.node;
  };
};
