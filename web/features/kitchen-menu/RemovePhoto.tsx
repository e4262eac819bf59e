import { useRemoveDishPhotoMutation } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useTold } from './use-mutation-feedback.ts';

export function RemovePhoto({ dishId }: { dishId: string }) {
  const told = useTold();
  const [remove, { loading }] = useRemoveDishPhotoMutation({ variables: { dishId } });
  const removeIt = () =>
    told(async () => (await remove()).data?.removeDishPhoto, 'The photo was not removed');
  return (
    <Button variant="ghost" loading={loading} onClick={() => void removeIt()}>
      Remove photo
    </Button>
  );
}
