import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import Bike from '~icons/lucide/bike';
import MapPin from '~icons/lucide/map-pin';
import ShoppingBag from '~icons/lucide/shopping-bag';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { Thali } from '../../food/Thali.tsx';
import { type KitchenIntro_supplierFragment, useKitchenIntro_supplier } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Rating } from '../../ui/display/Rating.tsx';

interface Props {
  supplier: FragmentType<KitchenIntro_supplierFragment>;
  heart: ReactNode;
}

/** The cook as a person: whose kitchen it is, in their own words, and where. */
export function KitchenIntro({ supplier: from, heart }: Props) {
  const kitchen = useKitchenIntro_supplier(from);
  return (
    <section className="relative">
      <Thali
        seed={kitchen.id}
        cuisine={kitchen.cuisineType}
        className="-mx-4 -mt-5 mb-4 h-40 w-[calc(100%+32px)]"
      />
      <div className="absolute -top-3 -right-2">{heart}</div>
      <PageTitle text={t`${cuisineWord(kitchen.cuisineType)} by ${kitchen.cookName}`}>
        {kitchen.kitchenName}
      </PageTitle>
      <blockquote className="border-l-4 border-accent pl-4">
        <p className="text-lead">{kitchen.story ?? kitchen.description}</p>
        <footer className="mt-1 text-muted">{kitchen.cookName}</footer>
      </blockquote>
      {kitchen.story && <p className="mt-4 text-muted">{kitchen.description}</p>}
      <ul className="mt-4 flex flex-wrap items-center gap-2">
        <li className="mr-1">
          <Rating value={kitchen.rating} count={kitchen.totalRatings} />
        </li>
        {kitchen.offersDelivery && (
          <li>
            <Badge
              tone="leaf"
              icon={<Bike aria-hidden />}
            >{t`Delivers within ${kitchen.deliveryRadiusMiles} miles`}</Badge>
          </li>
        )}
        {kitchen.offersPickup && (
          <li>
            <Badge tone="primary" icon={<ShoppingBag aria-hidden />}>{t`Pickup`}</Badge>
          </li>
        )}
      </ul>
      <p className="mt-3 flex items-start gap-1.5 text-muted">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        {kitchen.address}
      </p>
    </section>
  );
}
