import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import Camera from '~icons/lucide/camera';
import { paths } from '../../app/paths.ts';
import { type PhotoLine_menuFragment, usePhotoLine_menu } from '../../generated/graphql.ts';
import { photoProgressWords } from './photo-progress-words.ts';

/** One line about the photos that are missing, and the way to add them; nothing once all are there. */
export function PhotoLine({ menu: from }: { menu: FragmentType<PhotoLine_menuFragment> }) {
  const { dishCount, photographedDishCount } = usePhotoLine_menu(from);
  if (photographedDishCount >= dishCount) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <Camera aria-hidden className="size-5 shrink-0 text-primary" />
      <span>{photoProgressWords(dishCount, photographedDishCount)}</span>
      <Link
        to={paths.menuManagement()}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >{t`Add photos`}</Link>
    </p>
  );
}
