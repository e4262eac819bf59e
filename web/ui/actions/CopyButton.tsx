import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from './Button.tsx';

interface Props {
  text: string;
  label: string;
}

/** Where the clipboard is out of reach, the text stays there to be selected. */
export function CopyButton({ text, label }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t`Copied` : label}</span>
    </Button>
  );
}
