import { t } from '@lingui/core/macro';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RadioCards } from '../../../ui/forms/RadioCards.tsx';
import { useZipCities } from './use-zip-cities.ts';

interface City {
  city: string;
  state: string;
}

interface Props {
  zipCode: string;
  value: City;
  error: string | undefined;
  onChange: (city: City) => void;
}

const nameOf = ({ city, state }: City) => `${city}, ${state}`;

/** A ZIP code may stand for several cities, so the customer always says which. */
export function CityOfZip({ zipCode, value, error, onChange }: Props) {
  const { cities, isLooking, isUnknown, hasFailed, tryAgain } = useZipCities(zipCode);

  if (isLooking) return <Skeleton className="h-14" />;
  if (isUnknown)
    return (
      <div role="alert">
        <Notice tone="danger">{t`ZIP code not found. Please verify and try again.`}</Notice>
      </div>
    );
  if (hasFailed)
    return (
      <Notice
        tone="danger"
        action={<Button variant="secondary" onClick={() => void tryAgain()}>{t`Try again`}</Button>}
      >{t`We couldn't look up this ZIP code.`}</Notice>
    );
  if (!cities) return null;

  const choose = (name: string) => {
    const chosen = cities.find(city => nameOf(city) === name);
    if (chosen) onChange({ city: chosen.city, state: chosen.state });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        legend={t`Choose your city`}
        options={cities.map(city => ({ value: nameOf(city), title: nameOf(city) }))}
        value={value.city ? nameOf(value) : null}
        onChange={choose}
      />
      {error && <p className="text-small text-danger">{error}</p>}
    </div>
  );
}
