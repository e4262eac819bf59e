import {
  useEndKitchenPauseMutation,
  useReinstateKitchenMutation,
  useSuspendKitchenMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Each returns why not on refusal. */
export const useKitchenDecision = (supplierId: string, kitchenName: string) => {
  const toast = useToast();
  const [suspendKitchen] = useSuspendKitchenMutation();
  const [reinstateKitchen] = useReinstateKitchenMutation();
  const [endKitchenPause] = useEndKitchenPauseMutation();

  const suspend = async (reason: string): Promise<string | undefined> => {
    try {
      const { data } = await suspendKitchen({ variables: { input: { supplierId, reason } } });
      const answer = data?.suspendKitchen;
      if (answer?.__typename !== 'KitchenRecord') return answer?.message ?? notDone;
      toast({ tone: 'success', title: `${kitchenName} is suspended` });
    } catch (error) {
      return failureText(error, notDone);
    }
  };

  const reinstate = async (reason: string): Promise<string | undefined> => {
    try {
      const { data } = await reinstateKitchen({ variables: { input: { supplierId, reason } } });
      const answer = data?.reinstateKitchen;
      if (answer?.__typename !== 'KitchenRecord') return answer?.message ?? notDone;
      toast({ tone: 'success', title: `${kitchenName} is no longer suspended` });
    } catch (error) {
      return failureText(error, notDone);
    }
  };

  const endPause = async (reason: string): Promise<string | undefined> => {
    try {
      const { data } = await endKitchenPause({ variables: { input: { supplierId, reason } } });
      const answer = data?.endKitchenPause;
      if (answer?.__typename !== 'KitchenRecord') return answer?.message ?? notDone;
      toast({ tone: 'success', title: `The pause of ${kitchenName} has ended` });
    } catch (error) {
      return failureText(error, notDone);
    }
  };
  return { suspend, reinstate, endPause };
};
