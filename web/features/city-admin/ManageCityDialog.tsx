import { useState } from 'react';
import type { CityAdmin_cityFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { MergeTargets } from './MergeTargets.tsx';
import { useManageCity } from './use-manage-city.ts';

interface Props {
  city: CityAdmin_cityFragment;
  onClose: () => void;
}

/** Makes a city another name of one nearby, or removes it while it has no kitchens. */
export default function ManageCityDialog({ city, onClose }: Props) {
  const [target, setTarget] = useState<string | null>(null);
  const { merge, remove, isBusy, refusal } = useManageCity(city, onClose);
  const { name, state, kitchens } = city;
  return (
    <Dialog
      onClose={onClose}
      title={`Merge ${name}, ${state}`}
      description={`Its kitchens move, and ${name} becomes another name for the city you choose.`}
      footer={
        <>
          {kitchens.registered === 0 && (
            <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
              Remove {name}
            </Button>
          )}
          <Button disabled={!target} loading={isBusy} onClick={() => target && void merge(target)}>
            Merge
          </Button>
        </>
      }
    >
      <MergeTargets city={city} value={target} onChange={setTarget} />
      <FormRefusal message={refusal} />
    </Dialog>
  );
}
