import type { ReactNode } from 'react';
import { buttonLook } from './button-look.ts';

interface Props {
  /** Types of files, as an input accepts them. */
  accept: string;
  onChoose: (file: File) => void;
  /** Opens the camera, where there is one. */
  isCamera?: boolean;
  isSnug?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A button that asks for a file; the same one can be chosen again. */
export const FileButton = ({ accept, onChoose, isCamera, isSnug, describedBy, children }: Props) => (
  <label
    className={buttonLook({
      variant: 'secondary',
      isSnug,
      className:
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    })}
  >
    {children}
    <input
      type="file"
      accept={accept}
      capture={isCamera ? 'environment' : undefined}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        target.value = '';
        if (chosen) onChoose(chosen);
      }}
      aria-describedby={describedBy}
      className="sr-only"
    />
  </label>
);
