import { t } from '@lingui/core/macro';
import type { OwnOffer_offerFragment } from '../../generated/graphql.ts';

type Limited = Pick<OwnOffer_offerFragment, 'weekdaySpots' | 'waiting'> & { spots: number };

/** How full an offer is on its fullest day, and how many wait. */
export const takenWords = ({ spots, weekdaySpots, waiting }: Limited): string => {
  const taken = spots - Math.min(...weekdaySpots.map(({ left }) => left));
  const people = t`${taken} of ${spots} spots taken or reserved on the fullest day`;
  return waiting > 0 ? `${people} · ${t`${waiting} waiting`}` : people;
};
