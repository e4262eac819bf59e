import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import Briefcase from '~icons/lucide/briefcase';
import House from '~icons/lucide/house';
import MapPin from '~icons/lucide/map-pin';
import Pencil from '~icons/lucide/pencil';
import Trash2 from '~icons/lucide/trash';
import {
  type SavedAddressRow_addressFragment,
  useAddressForm_address,
  useSavedAddressRow_address,
} from '../../../generated/graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { AddressBlock } from '../AddressBlock.tsx';
import { draftFromSaved } from '../form/address-draft.ts';
import { useMakeDefault } from './use-make-default.ts';
import { useRemoveAddress } from './use-remove-address.ts';

interface Props {
  address: FragmentType<SavedAddressRow_addressFragment>;
  onEdit: () => void;
  onRemoved: () => void;
}

const icons: Record<string, typeof MapPin> = { Home: House, Work: Briefcase };

export function SavedAddressRow({ address: from, onEdit, onRemoved }: Props) {
  const address = useSavedAddressRow_address(from);
  const draft = draftFromSaved(useAddressForm_address(address));
  const { remove, isRemoving } = useRemoveAddress(onRemoved);
  const { makeDefault, isMaking } = useMakeDefault();
  const { id, name, line, isDefault } = address;
  const Icon = icons[name] ?? MapPin;
  return (
    <article className="flex items-start gap-3 py-3 pr-1.5 pl-4">
      <span
        aria-hidden
        className="mt-0.5 flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary [&>svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 text-lead font-semibold">
          <span className="min-w-0">{name}</span>
          {isDefault && <Badge tone="leaf">{t`Default`}</Badge>}
        </h2>
        <p className="text-muted">
          <AddressBlock line={line} />
        </p>
        {!isDefault && (
          <Button
            variant="ghost"
            className="-mb-2 -ml-5"
            loading={isMaking}
            onClick={() => void makeDefault(id, line, draft)}
          >
            {t`Make default`}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      <div className="flex shrink-0">
        <IconButton label={t`Change ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          label={t`Remove ${name}`}
          disabled={isRemoving}
          onClick={() => void remove(id, line, draft)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
