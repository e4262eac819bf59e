import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-medium [&>svg]:size-3.5 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        info: 'bg-info-soft text-info',
        warn: 'bg-warn-soft text-warn',
        primary: 'bg-primary-soft text-primary',
        leaf: 'bg-leaf-soft text-leaf',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({
  tone,
  icon,
  children,
}: VariantProps<typeof look> & { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={look({ tone })}>
      {icon}
      {children}
    </span>
  );
}
