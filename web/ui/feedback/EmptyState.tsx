import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing here, and links to a next step. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <span
        aria-hidden
        className="mb-2 flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary [&>svg]:size-8"
      >
        {icon}
      </span>
      <h2 className="text-title font-semibold">{title}</h2>
      {text && <p className="max-w-80 text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
