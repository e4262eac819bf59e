import type { FragmentType } from '@apollo/client';
import CircleCheck from '~icons/lucide/circle-check';
import CircleOff from '~icons/lucide/circle-off';
import {
  type PaymentSetup_configurationFragment,
  usePaymentSetup_configuration,
} from '../../../generated/graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { useCheckConfiguration } from './use-check-configuration.ts';
import { useTestPayment } from './use-test-payment.ts';

interface Props {
  configuration: FragmentType<PaymentSetup_configurationFragment>;
  onCheck: () => Promise<unknown>;
}

/** Whether cards can be taken, with keys that can be recognized but not read. */
export function PaymentSetup({ configuration: from, onCheck }: Props) {
  const configuration = usePaymentSetup_configuration(from);
  const { check, isChecking } = useCheckConfiguration(onCheck);
  const { test, isTesting } = useTestPayment();
  const fields = [
    { label: 'Publishable key', value: configuration.publishableKey },
    { label: 'Secret key', value: configuration.maskedSecretKey },
    { label: 'Webhook secret', value: configuration.maskedWebhookSecret },
  ];
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-bold">Stripe Configuration</h2>
        <Badge
          tone={configuration.configured ? 'leaf' : 'warn'}
          icon={configuration.configured ? <CircleCheck aria-hidden /> : <CircleOff aria-hidden />}
        >
          {configuration.configured ? 'Configured' : 'Not configured'}
        </Badge>
      </div>
      <p role="status" className="-mt-3 text-muted">
        {configuration.message}
      </p>
      {fields.map(({ label, value }) => (
        <TextField key={label} label={label} value={value ?? 'Not set'} readOnly />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={isChecking} onClick={() => void check()}>
          Check Configuration
        </Button>
        <Button loading={isTesting} onClick={() => void test()}>
          Test Payment System
        </Button>
      </div>
      <SetupSteps />
    </Card>
  );
}
