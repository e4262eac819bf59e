const hourMs = 3_600_000;

/** When a bill is charged, from the first attempt on. */
const attemptHours = [0, 4, 20];

interface Charged {
  billMadeAt: Date;
  cardStoredAt: Date;
  /** Attempts so far, and when the first one began. */
  attempts: number;
  firstAttemptAt: Date | null;
}

/**
 * When the next attempt to charge a bill is due; null if there is none. A card is charged for bills that are made after
 * it was saved, as its customer agreed, and not for those that another card failed to pay.
 */
export const nextAttemptAt = ({
  billMadeAt,
  cardStoredAt,
  attempts,
  firstAttemptAt,
}: Charged): Date | null => {
  if (billMadeAt < cardStoredAt) return null;
  if (!firstAttemptAt) return billMadeAt;
  const hours = attemptHours[attempts];
  return hours === undefined ? null : new Date(firstAttemptAt.getTime() + hours * hourMs);
};
