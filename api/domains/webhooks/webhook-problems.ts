import { webhookEndpointLimit } from '../../../schema/rules/webhook.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('WEBHOOK_ENDPOINT_NOT_FOUND')
export class WebhookEndpointNotFound extends Problem {
  readonly code = 'WEBHOOK_ENDPOINT_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this webhook endpoint. Please reload the page.", 'id');
  }
}

@ProblemType('WEBHOOK_DELIVERY_NOT_FOUND')
export class WebhookDeliveryNotFound extends Problem {
  readonly code = 'WEBHOOK_DELIVERY_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this delivery. Deliveries are kept for 30 days.", 'id');
  }
}

@ProblemType('WEBHOOK_ENDPOINT_DISABLED')
export class WebhookEndpointDisabled extends Problem {
  readonly code = 'WEBHOOK_ENDPOINT_DISABLED';

  constructor() {
    super(/*i18n*/ 'This webhook endpoint is disabled. Please enable it first.', 'id');
  }
}

@ProblemType('TOO_MANY_WEBHOOK_ENDPOINTS')
export class TooManyWebhookEndpoints extends Problem {
  readonly code = 'TOO_MANY_WEBHOOK_ENDPOINTS';

  constructor() {
    super(`You have ${webhookEndpointLimit} webhook endpoints, which is the most. Please remove one first.`);
  }
}
