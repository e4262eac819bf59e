import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useState } from 'react';
import Bike from '~icons/lucide/bike';
import MapPin from '~icons/lucide/map-pin';
import ShieldCheck from '~icons/lucide/shield-check';
import ShoppingBag from '~icons/lucide/shopping-bag';
import { CookFace } from '../../food/CookFace.tsx';
import { cookOf } from '../../food/cook-of.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { KitchenPicture } from '../../food/KitchenPicture.tsx';
import { type KitchenIntro_supplierFragment, useKitchenIntro_supplier } from '../../generated/graphql.ts';
import { Rating } from '../../ui/display/Rating.tsx';
import { ShareKitchen } from './ShareKitchen.tsx';

interface Props {
  supplier: FragmentType<KitchenIntro_supplierFragment>;
  heart: ReactNode;
}

/** What is cooked here and by whom; the whole story opens in place, so that the menu is near. */
export function KitchenIntro({ supplier: from, heart }: Props) {
  const kitchen = useKitchenIntro_supplier(from);
  const cook = cookOf(kitchen);
  const cuisine = cuisineWord(kitchen.cuisineType);
  return (
    <section className="relative">
      <KitchenPicture
        kitchen={kitchen}
        sizes="(min-width: 430px) 430px, 100vw"
        className="-mx-4 -mt-5 h-30 w-[calc(100%+32px)]"
      />
      <div className="absolute -top-3 -right-2 flex">
        <ShareKitchen kitchen={kitchen} />
        {heart}
      </div>
      <header className="relative -mt-6 flex items-end gap-3">
        <CookFace name={kitchen.cookName} photo={kitchen.cookPhoto} className="size-16 text-title" />
        <div className="min-w-0 flex-1 pt-7">
          <h1 tabIndex={-1} className="text-title leading-tight font-bold outline-none">
            {kitchen.kitchenName}
          </h1>
          <p className="text-small text-muted">
            {cook ? t`${cuisine} by ${cook}` : cuisine}
            {kitchen.isActive && (
              <ShieldCheck
                role="img"
                aria-label={t`Checked kitchen`}
                className="ml-1 inline size-4 text-leaf"
              />
            )}
          </p>
        </div>
      </header>
      <ul className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <li>
          <Rating value={kitchen.rating} count={kitchen.totalRatings} />
        </li>
        {kitchen.offersDelivery && (
          <li className="flex items-center gap-1.5">
            <Bike aria-hidden className="size-4 text-leaf" />
            {t`Delivers within ${kitchen.deliveryRadiusMiles} miles`}
          </li>
        )}
        {kitchen.offersPickup && (
          <li className="flex items-center gap-1.5">
            <ShoppingBag aria-hidden className="size-4 text-primary" />
            {t`Pickup`}
          </li>
        )}
      </ul>
      <Story kitchen={kitchen} />
    </section>
  );
}

/** The cook's own words, cut after two lines until somebody wants to read on. */
function Story({ kitchen }: { kitchen: KitchenIntro_supplierFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2">
      <p id={id} className={isOpen ? undefined : 'line-clamp-2'}>
        {kitchen.story ?? kitchen.description}
      </p>
      {isOpen && (
        <>
          {kitchen.isActive && (
            <p className="mt-3 flex items-start gap-1.5 text-muted">
              <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
              {t`License, insurance and permit checked`}
            </p>
          )}
          {kitchen.story && <p className="mt-3 text-muted">{kitchen.description}</p>}
          <p className="mt-3 flex items-start gap-1.5 text-muted">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            {kitchen.address}
          </p>
        </>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-2 -my-2 min-h-11 rounded-control px-2 font-semibold text-primary underline-offset-4 hover:underline"
      >
        {isOpen ? t`Show less` : t`Meet ${kitchen.cookName}`}
      </button>
    </div>
  );
}
