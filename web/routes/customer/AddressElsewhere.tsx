import { t } from '@lingui/core/macro';
import { useAddressPlace } from '../../features/addresses/use-address-place.ts';
import { useNearestCitiesQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface Props {
  /** The delivery address. */
  line: string;
  /** The city whose kitchens are shown. */
  city: string;
  onCity: (name: string) => void;
  onAddress: () => void;
}

/** For example 'San Jose, CA'. */
const placeOf = (line: string) =>
  line
    .split(', ')
    .slice(-2)
    .join(', ')
    .replace(/ \d{5}(-\d{4})?$/, '');

/** Asks which is meant when the delivery address is nowhere near the chosen city: no kitchen there delivers to it. */
export default function AddressElsewhere({ line, city, onCity, onAddress }: Props) {
  const near = useAddressPlace(line);
  const { data } = useNearestCitiesQuery({ variables: { near: near! }, skip: near === null });
  const nearest = data?.nearestCities;
  if (!nearest || nearest.some(({ name }) => name === city)) return null;
  const place = placeOf(line);
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          {nearest[0] && (
            <Button isSnug onClick={() => onCity(nearest[0]!.name)}>{t`Show ${nearest[0].name}`}</Button>
          )}
          <Button variant="secondary" isSnug onClick={onAddress}>{t`Change address`}</Button>
        </div>
      }
    >
      {nearest[0]
        ? t`Your address is in ${place}, but these kitchens are in ${city}.`
        : t`Your address is in ${place}, where we have no kitchens yet. These are in ${city}.`}
    </Notice>
  );
}
