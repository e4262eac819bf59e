import { t } from '@lingui/core/macro';
import type { OfferableDish_dishFragment, OwnOffer_offerFragment } from '../../generated/graphql.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { OfferForm } from './OfferForm.tsx';
import { draftOfOffer, newOffer } from './offer-draft.ts';
import { WithdrawOffer } from './WithdrawOffer.tsx';

interface Props {
  /** The offer to change; undefined for a new one. */
  offer: OwnOffer_offerFragment | undefined;
  menu: readonly OfferableDish_dishFragment[];
  onClose: () => void;
}

export default function OfferSheet({ offer, menu, onClose }: Props) {
  return offer ? (
    <Sheet
      onClose={onClose}
      title={t`Edit tiffin plan`}
      description={t`Running plans keep their dishes. Customers are notified of a higher price before it holds.`}
    >
      {offer.lacksDishes && (
        <Notice tone="warn">
          {t`A dish of this plan is off your menu, so it is not shown. Saving offers it without that dish.`}
        </Notice>
      )}
      <OfferForm start={draftOfOffer(offer)} before={offer} menu={menu} onDone={onClose} />
      <WithdrawOffer offer={offer} onWithdrawn={onClose} />
    </Sheet>
  ) : (
    <Sheet
      onClose={onClose}
      title={t`Offer a tiffin plan`}
      description={t`Customers start it for one or more people.`}
    >
      <OfferForm start={newOffer} menu={menu} onDone={onClose} />
    </Sheet>
  );
}
