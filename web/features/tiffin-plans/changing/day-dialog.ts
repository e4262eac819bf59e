const prefix = 'day-';

/** The day whose sheet is open, by the name of the open dialog. */
export const dayOfDialog = (open: string | null): string | undefined =>
  open?.startsWith(prefix) ? open.slice(prefix.length) : undefined;

export const dialogOfDay = (serviceDate: string): string => prefix + serviceDate;
