import { t } from '@lingui/core/macro';
import Share from '~icons/lucide/share-2';
import { useShare } from './use-share.ts';

/** Gives others the short address of a kitchen's page. */
export function ShareKitchen({ kitchen }: { kitchen: { kitchenName: string; sharePath: string } }) {
  const share = useShare();
  const { kitchenName, sharePath } = kitchen;
  return (
    <button
      type="button"
      aria-label={t`Share ${kitchenName}`}
      onClick={() => void share(kitchenName, sharePath)}
      className="group flex size-11 items-center justify-center rounded-full"
    >
      <span className="flex size-9 items-center justify-center rounded-full border border-border bg-surface text-primary transition-transform duration-150 group-hover:bg-sunken group-active:scale-90">
        <Share aria-hidden className="size-5" />
      </span>
    </button>
  );
}
