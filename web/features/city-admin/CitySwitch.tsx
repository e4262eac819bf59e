import type { CityAdmin_cityFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ManageCity } from './ManageCity.tsx';
import { useCityDecision } from './use-city-decision.ts';

/** Opens a city at a tap; closing it asks once more, because customers will notice. */
export function CitySwitch({ city }: { city: CityAdmin_cityFragment }) {
  const { id, name, state, isActive, isAnnounced, kitchens } = city;
  const { open, show, close } = useDialogInUrl();
  const question = `deactivate-${id}`;
  const isAsking = open === question && isActive;
  const { decide, announce, isAnnouncing, isDeciding } = useCityDecision(city);
  const deactivate = async () => {
    await decide(false);
    void close();
  };
  return (
    <span className="flex flex-wrap gap-2">
      {!isAnnounced && (
        <Button
          variant="secondary"
          isSnug
          loading={isAnnouncing}
          aria-label={`Announce ${name}, ${state}`}
          onClick={() => void announce()}
        >
          Announce
        </Button>
      )}
      <Button
        variant="secondary"
        isSnug
        loading={isDeciding && !isAsking}
        aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}, ${state}`}
        onClick={() => (isActive ? show(question) : void decide(true))}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <ManageCity city={city} />
      {isAsking && (
        <Dialog
          key={id}
          onClose={close}
          title={`Deactivate ${name}?`}
          description="New customers can't choose it anymore; it shows 'Coming Soon' again."
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
            listed for customers who already chose the city, and orders aren't affected. To stop a kitchen,
            suspend it.
          </p>
        </Dialog>
      )}
    </span>
  );
}
