import { useFavoriteSupplierMutation, useUnfavoriteSupplierMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Shows the new state at once and takes it back when the server did not agree. */
export const useToggleFavorite = (supplierId: string) => {
  const toast = useToast();
  const [favorite] = useFavoriteSupplierMutation();
  const [unfavorite] = useUnfavoriteSupplierMutation();

  const variables = { supplierId };
  const as = (viewerHasFavorited: boolean) =>
    ({ __typename: 'Supplier', id: supplierId, viewerHasFavorited }) as const;
  const add = async () =>
    (await favorite({ variables, optimisticResponse: { favoriteSupplier: as(true) } })).data
      ?.favoriteSupplier;
  const remove = async () =>
    (await unfavorite({ variables, optimisticResponse: { unfavoriteSupplier: as(false) } })).data
      ?.unfavoriteSupplier;

  return async (isWanted: boolean) => {
    const answer = await (isWanted ? add() : remove()).catch(() => undefined);
    if (answer?.__typename === 'Supplier') return;
    toast({
      tone: 'danger',
      title: 'Not saved',
      description: answer?.message ?? 'Network error occurred. Please try again.',
    });
  };
};
