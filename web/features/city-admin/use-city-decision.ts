import {
  useActivateCityMutation,
  useAnnounceCityMutation,
  useDeactivateCityMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Opens a city to customers or closes it, and shows the result. */
export const useCityDecision = ({ id, name }: { id: string; name: string }) => {
  const toast = useToast();
  const [activate, activating] = useActivateCityMutation();
  const [deactivate, deactivating] = useDeactivateCityMutation();
  const [announceCity, announcing] = useAnnounceCityMutation();

  const answerTo = async (isActive: boolean) => {
    const variables = { cityId: id };
    if (isActive) return (await activate({ variables })).data?.activateCity;
    return (await deactivate({ variables })).data?.deactivateCity;
  };

  const decide = async (isActive: boolean) => {
    try {
      const answer = await answerTo(isActive);
      if (answer?.__typename !== 'City')
        return toast({ tone: 'danger', title: name, description: answer?.message ?? notDone });
      toast({
        tone: 'success',
        title: isActive ? `${name} is active` : `${name} is coming soon again`,
        description: isActive ? 'Customers can choose it now.' : undefined,
      });
    } catch (error) {
      toast({ tone: 'danger', title: name, description: failureText(error, notDone) });
    }
  };
  const announce = async () => {
    try {
      const answer = (await announceCity({ variables: { cityId: id } })).data?.announceCity;
      if (answer?.__typename !== 'City')
        return toast({ tone: 'danger', title: name, description: answer?.message ?? notDone });
      toast({
        tone: 'success',
        title: `${name} is coming soon`,
        description: 'Customers see it in the list.',
      });
    } catch (error) {
      toast({ tone: 'danger', title: name, description: failureText(error, notDone) });
    }
  };
  return {
    decide,
    announce,
    isAnnouncing: announcing.loading,
    isDeciding: activating.loading || deactivating.loading,
  };
};
