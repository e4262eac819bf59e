import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useRemoveDish } from './use-remove-dish.ts';

interface Props {
  dish: { id: string; name: string };
  onRemoved: () => void;
}

/** Asks once more, because a removed dish does not come back. */
export function RemoveDish({ dish, onRemoved }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { removeDish, isRemoving } = useRemoveDish(dish);
  const remove = async () => {
    if (await removeDish()) onRemoved();
  };
  return (
    <div className="mt-4 border-t border-border pt-4">
      {isAsking ? (
        <div role="alert">
          <p className="mb-3">
            {t`Remove ${dish.name} permanently? Existing orders aren't affected. To bring it back later, make it unavailable instead.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" loading={isRemoving} onClick={() => void remove()}>
              {t`Remove`}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t`Keep dish`}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="ghost" fullWidth onClick={() => setIsAsking(true)}>
          {t`Remove from the menu`}
        </Button>
      )}
    </div>
  );
}
