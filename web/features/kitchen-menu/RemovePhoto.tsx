import { useRemoveDishPhotoMutation } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useMutationFeedback } from './use-mutation-feedback.ts';

export function RemovePhoto({ dishId }: { dishId: string }) {
  const told = useMutationFeedback();
  const [remove, { loading }] = useRemoveDishPhotoMutation({ variables: { dishId } });
  const removeIt = () => told(async () => (await remove()).data?.removeDishPhoto, 'Photo not removed');
  return (
    <Button variant="ghost" loading={loading} onClick={() => void removeIt()}>
      Remove photo
    </Button>
  );
}
