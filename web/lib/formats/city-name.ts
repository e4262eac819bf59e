/** For example Fremont, CA. */
export const cityName = ({ name, state }: { name: string; state: string }): string => `${name}, ${state}`;
