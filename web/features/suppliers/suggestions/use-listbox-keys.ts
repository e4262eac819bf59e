import { useEffect, useState } from 'react';

interface Listbox {
  length: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onPick: (at: number) => void;
  /** Enter with no option chosen. */
  onSubmit: () => void;
}

/** They move within the text, so no option is chosen any more. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** Keys of a combobox whose options are chosen with the arrows while the text stays in the field. */
export function useListboxKeys({ length, isOpen, onOpen, onClose, onPick, onSubmit }: Listbox) {
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (!isOpen || active >= length) setActive(-1);
  }, [isOpen, active, length]);

  const move = (step: 1 | -1) => {
    if (!isOpen) return onOpen();
    // -1, before the first option, is the field itself.
    setActive(at => ((at + 1 + step + length + 1) % (length + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onPick(active);
    } else if (key === 'Enter') {
      onSubmit();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      onClose();
    } else if (caretKeys.includes(key)) {
      setActive(-1);
    }
  };
  return { active, setActive, onKeyDown };
}
