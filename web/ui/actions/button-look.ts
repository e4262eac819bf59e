import { cva } from 'class-variance-authority';

/** Styles of buttons, and of links that look like buttons. */
export const buttonLook = cva(
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2.5 text-center font-semibold leading-tight transition-[opacity,transform] duration-150 active:scale-[0.98] disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border border-input-border bg-surface text-ink hover:bg-sunken',
        ghost: 'text-primary hover:bg-primary-soft',
        danger: 'bg-danger-soft text-danger hover:opacity-85',
      },
      fullWidth: { true: 'w-full' },
      /** For several buttons side by side in a card. */
      isSnug: { true: 'px-3.5', false: 'px-5' },
    },
    defaultVariants: { variant: 'primary', isSnug: false },
  },
);
