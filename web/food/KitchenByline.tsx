import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { KitchenByline_supplierFragment } from '../generated/graphql.ts';
import { CookFace } from './CookFace.tsx';
import { cookOf } from './cook-of.ts';
import { KitchenPicture } from './KitchenPicture.tsx';

interface Props {
  /** Undefined while it loads; its place is free until then. */
  kitchen: KitchenByline_supplierFragment | undefined;
  children: ReactNode;
}

/** Whose food it is. The pictures are decoration, the words name kitchen and cook. */
export function KitchenByline({ kitchen, children }: Props) {
  const cook = kitchen && cookOf(kitchen);
  return (
    <span className="flex items-center gap-4">
      <span aria-hidden className="relative shrink-0">
        {kitchen ? (
          <>
            <KitchenPicture kitchen={kitchen} sizes="72px" className="h-14 w-18 rounded-control" />
            <span className="absolute -right-2.5 -bottom-1.5">
              <CookFace name={kitchen.cookName} photo={kitchen.cookPhoto} className="size-8 text-small" />
            </span>
          </>
        ) : (
          <span className="block h-14 w-18 rounded-control bg-sunken" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink wrap-anywhere">{children}</span>
        {cook && <span className="block text-small text-muted">{t`by ${cook}`}</span>}
      </span>
    </span>
  );
}
