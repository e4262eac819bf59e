import { t } from '@lingui/core/macro';
import {
  useEnableWebhookMutation,
  useRemoveWebhookMutation,
  useResendWebhookMutation,
  useTestWebhookMutation,
  WebhooksDocument,
} from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalOr } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

type Answer = { __typename: string; message?: string } | undefined;

/** Runs an act and says what came of it; `made` is the type of the answer when it worked. */
const useAct = () => {
  const toast = useToast();
  return async (act: () => Promise<Answer>, made: string, done: string): Promise<boolean> => {
    const failed = t`That didn't work. Please try again.`;
    try {
      const answer = await act();
      const isDone = answer?.__typename === made;
      toast(isDone ? { tone: 'success', title: done } : { tone: 'danger', title: refusalOr(answer, failed) });
      return isDone;
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
      return false;
    }
  };
};

/** What is done with an endpoint without a form; each says itself what came of it. */
export const useWebhookActs = (id: string, host: string) => {
  const act = useAct();
  const [enable] = useEnableWebhookMutation({ variables: { id } });
  const [test] = useTestWebhookMutation({ variables: { endpointId: id } });
  const [remove] = useRemoveWebhookMutation({
    variables: { id },
    update: (cache, { data }) => {
      if (data?.removeWebhookEndpoint.__typename !== 'WebhookEndpointRemoved') return;
      const { webhookEndpoints } = data.removeWebhookEndpoint;
      cache.writeQuery({ query: WebhooksDocument, data: { webhookEndpoints } });
    },
  });
  return {
    enable: () =>
      act(
        async () => (await enable()).data?.enableWebhookEndpoint,
        'WebhookEndpoint',
        t`${host} gets events again`,
      ),
    sendTest: () =>
      act(
        async () => (await test()).data?.sendTestEvent,
        'WebhookDelivery',
        t`A test event is on its way to ${host}`,
      ),
    remove: async () => {
      await act(
        async () => (await remove()).data?.removeWebhookEndpoint,
        'WebhookEndpointRemoved',
        t`The webhook to ${host} was removed`,
      );
    },
  };
};

/** Sends an event again. */
export const useResend = () => {
  const act = useAct();
  const [resend] = useResendWebhookMutation();
  return (id: string) =>
    act(
      async () => (await resend({ variables: { id } })).data?.resendWebhook,
      'WebhookDelivery',
      t`The event is sent again`,
    );
};
