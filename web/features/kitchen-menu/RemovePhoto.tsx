import { t } from '@lingui/core/macro';
import { useRemoveDishPhotoMutation } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useMutationFeedback } from './use-mutation-feedback.ts';

export function RemovePhoto({ dishId }: { dishId: string }) {
  const withFeedback = useMutationFeedback();
  const [remove, { loading }] = useRemoveDishPhotoMutation({ variables: { dishId } });
  const removeIt = () =>
    withFeedback(async () => (await remove()).data?.removeDishPhoto, t`Photo not removed`);
  return (
    <Button variant="ghost" loading={loading} onClick={() => void removeIt()}>
      {t`Remove photo`}
    </Button>
  );
}
