interface Kitchen {
  kitchenName: string;
  cookName: string;
}

/** The cook's name; null where the kitchen registered without one and is called by its own. */
export const cookOf = ({ kitchenName, cookName }: Kitchen) => (cookName === kitchenName ? null : cookName);
