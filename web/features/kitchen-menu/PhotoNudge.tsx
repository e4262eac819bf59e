import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import Camera from '~icons/lucide/camera';
import { paths } from '../../app/paths.ts';
import {
  type KitchenPhotoGaps_kitchenFragment,
  type OwnMenu_menuFragment,
  useKitchenPhotoGaps_kitchen,
  useOwnMenu_menu,
} from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PhotoTips } from './PhotoTips.tsx';
import { photoProgress } from './photo-progress.ts';
import { photoProgressWords } from './photo-progress-words.ts';

interface Props {
  menu: FragmentType<OwnMenu_menuFragment>;
  kitchen: FragmentType<KitchenPhotoGaps_kitchenFragment>;
}

/** How many dishes have a photo, how to take one, and the way to the next; nothing once all are there. */
export function PhotoNudge({ menu, kitchen: from }: Props) {
  const { supplier } = useKitchenPhotoGaps_kitchen(from);
  const popular = supplier.popularDishes.map(({ id }) => id);
  const { dishes, withPhoto, next } = photoProgress(useOwnMenu_menu(menu), popular);
  const { show } = useDialogInUrl();
  const gap = kitchenGap(supplier);
  if (dishes === 0 || (!next && !gap)) return null;
  return (
    <section aria-label={t`Photos`}>
      <Card className="flex flex-col gap-2">
        {next && <NextPhoto dishes={dishes} withPhoto={withPhoto} next={next} onAdd={show} />}
        {gap && (
          <p className="text-small text-muted">
            {gap}{' '}
            <Link
              to={`${paths.supplierSettings()}#photos`}
              className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >{t`Add photos`}</Link>
          </p>
        )}
      </Card>
    </section>
  );
}

interface NextPhotoProps {
  dishes: number;
  withPhoto: number;
  next: { id: string; name: string };
  onAdd: (dialog: string) => void;
}

function NextPhoto({ dishes, withPhoto, next, onAdd }: NextPhotoProps) {
  const [showsTips, setShowsTips] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-[min(10rem,100%)] flex-1 font-semibold">
          {photoProgressWords(dishes, withPhoto)}
        </p>
        <Button
          variant="ghost"
          isSnug
          className="-mr-2"
          aria-expanded={showsTips}
          onClick={() => setShowsTips(!showsTips)}
        >{t`Photo tips`}</Button>
        <Button
          variant="secondary"
          isSnug
          className="w-full @3xl:w-auto"
          onClick={() => onAdd(`photo-${next.id}`)}
        >
          <Camera aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{t`Add photo of ${next.name}`}</span>
        </Button>
      </div>
      {showsTips && <PhotoTips />}
    </>
  );
}

/** What the kitchen itself lacks. */
const kitchenGap = ({ cover, cookPhoto }: { cover: unknown; cookPhoto: unknown }) => {
  if (!cover && !cookPhoto) return t`Your page has no cover or portrait yet.`;
  if (!cover) return t`Your page has no cover photo yet.`;
  return cookPhoto ? null : t`Your page has no portrait of you yet.`;
};
