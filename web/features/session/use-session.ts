import { useMeQuery } from '../../generated/graphql.ts';

/** Who is signed in here. Asked once; signing in and out write the answer themselves. */
export const useSession = () => {
  const { data, loading } = useMeQuery();
  return { user: data?.me ?? undefined, loading };
};
