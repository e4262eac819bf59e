import { t } from '@lingui/core/macro';

/** The name of a device as it is stored, such as Safari on iOS, in the language of the reader. */
export const deviceWords = (name: string): string => {
  const [browser = name, system] = name.split(' on ');
  return system ? t`${browser} on ${system}` : name;
};
