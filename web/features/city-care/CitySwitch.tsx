import { useState } from 'react';
import type { CityCare_cityFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCityDecision } from './use-city-decision.ts';

/** Opens a city at a tap; closing it asks once more, because customers will notice. */
export function CitySwitch({ city }: { city: CityCare_cityFragment }) {
  const { id, name, state, isActive, kitchens } = city;
  const [isAsking, setIsAsking] = useState(false);
  const { decide, isDeciding } = useCityDecision(city);
  const close = () => setIsAsking(false);
  const deactivate = async () => {
    await decide(false);
    close();
  };
  return (
    <>
      <Button
        variant="secondary"
        isSnug
        loading={isDeciding && !isAsking}
        aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}, ${state}`}
        onClick={() => (isActive ? setIsAsking(true) : void decide(true))}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      {isAsking && (
        <Dialog
          key={id}
          open
          onOpenChange={close}
          title={`Deactivate ${name}?`}
          description="New customers cannot choose it any more; it says 'Coming Soon' again."
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
              <Button variant="danger" loading={isDeciding} onClick={() => void deactivate()}>
                Deactivate
              </Button>
            </>
          }
        >
          <p>
            {kitchens.listed === 1
              ? 'Its listed kitchen stays'
              : `Its ${kitchens.listed} listed kitchens stay`}{' '}
            listed for whoever chose the city before, with their orders. To stop a kitchen, suspend it.
          </p>
        </Dialog>
      )}
    </>
  );
}
