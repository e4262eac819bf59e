import { t } from '@lingui/core/macro';
import { useSaveTiffinOfferMutation, useWithdrawTiffinOfferMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { type OfferDraft, offerInput } from './offer-draft.ts';

/** Saves an offer; returns why it was refused. What is said of a dish is said for the whole form. */
export const useSaveOffer = (before: { id: string; version: number } | undefined) => {
  const toast = useToast();
  const [save] = useSaveTiffinOfferMutation();

  return async (draft: OfferDraft): Promise<Refusal | undefined> => {
    try {
      const { data } = await save({ variables: { input: offerInput(draft, before) } });
      const answer = data!.saveTiffinOffer;
      if (answer.__typename !== 'OwnTiffinOffers')
        return { ...answer, field: answer.field?.includes('.') ? null : answer.field };
      toast({ tone: 'success', title: t`${draft.name} saved` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
};

/** Withdraws an offer; returns whether it is withdrawn. */
export const useWithdrawOffer = ({ id, name }: { id: string; name: string }) => {
  const toast = useToast();
  const [withdraw, { loading }] = useWithdrawTiffinOfferMutation({ variables: { offerId: id } });

  const withdrawOffer = async (): Promise<boolean> => {
    try {
      const answer = (await withdraw()).data!.withdrawTiffinOffer;
      if (answer.__typename === 'OwnTiffinOffers') {
        toast({ title: t`${name} is withdrawn` });
        return true;
      }
      toast({ tone: 'danger', title: refusalText(answer) });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`Not withdrawn. Please try again.`) });
    }
    return false;
  };
  return { withdrawOffer, isWithdrawing: loading };
};
