import type { CardProvider } from '../../core/interfaces/card-provider.ts';
import type { Settings } from '../../settings.ts';

type StripeSettings = Pick<
  Settings,
  'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

/** The card provider, or null while a key is missing: then online payment is disabled. */
export const cardProviderOf = async (settings: StripeSettings): Promise<CardProvider | null> => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = settings;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  const { StripeCardProvider } = await import('./stripe-card-provider.ts');
  return new StripeCardProvider({ secretKey, publishableKey, webhookSecret, apiUrl });
};
