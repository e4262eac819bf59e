/** On which weekdays meals go where. */
export interface AddressesOfWeek {
  /** From 0, Sunday, to 6, Saturday. */
  weekdays: readonly number[];
  /** Of weekdays with another address. */
  addressOn: Readonly<Record<number, string>>;
}

/** Addresses of weekdays that the plan does not have are left out. */
export const weekdayAddresses = ({ weekdays, addressOn }: AddressesOfWeek) =>
  weekdays.flatMap(weekday => {
    const deliveryAddress = addressOn[weekday];
    return deliveryAddress ? [{ weekday, deliveryAddress }] : [];
  });

/** The weekday whose address was refused, by the field of the refusal. */
export const refusedWeekday = (
  week: AddressesOfWeek,
  field: string | null | undefined,
): number | undefined => {
  const position = /^weekdayAddresses\.(\d)\./.exec(field ?? '')?.[1];
  return position === undefined ? undefined : weekdayAddresses(week)[Number(position)]?.weekday;
};
