import { type RefObject, useEffect } from 'react';

interface Combobox {
  listId: string;
  /** The option that the keys are on. */
  activeId: string | undefined;
  isOpen: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

const put = (field: HTMLElement, name: string, value: string | undefined) =>
  value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);

/**
 * Makes a field that was there before the list its combobox: what it says of the list, and the keys that it passes on.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { listId, activeId, isOpen, onKeyDown }: Combobox,
) {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    put(input, 'autocomplete', 'off');
    put(input, 'aria-autocomplete', 'list');
    put(input, 'aria-expanded', String(isOpen));
    put(input, 'aria-controls', isOpen ? listId : undefined);
    put(input, 'aria-activedescendant', isOpen ? activeId : undefined);
    return () => {
      put(input, 'aria-expanded', 'false');
      put(input, 'aria-controls', undefined);
      put(input, 'aria-activedescendant', undefined);
    };
  }, [field, listId, activeId, isOpen]);
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });
}
