import { t } from '@lingui/core/macro';

interface SavedLine {
  name: string;
  line: string;
}

/** What a person can choose among: the saved addresses, and the one in use if it is none of them. */
export function addressOptions(saved: readonly SavedLine[], inUse: string | null) {
  const options = saved.map(({ name, line }) => ({ value: line, title: name }));
  const isElsewhere = inUse !== null && options.every(option => option.value !== inUse);
  return isElsewhere ? [...options, { value: inUse, title: t`From this device` }] : options;
}
