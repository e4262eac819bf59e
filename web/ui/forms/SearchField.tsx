import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { type ComponentProps, type RefObject, useRef } from 'react';
import Search from '~icons/lucide/search';
import X from '~icons/lucide/x';
import { searchLengthLimit } from '../../../schema/search-constants.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { controlLook } from './control-look.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'ref' | 'type'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
};

export function SearchField({ label, value, onChange, ref, className, ...rest }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        {...rest}
        ref={input}
        type="search"
        maxLength={searchLengthLimit}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        className={clsx(controlLook, 'pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden', className)}
      />
      {value !== '' && (
        <IconButton
          label={t`Clear search`}
          onClick={clear}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 active:scale-100"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
