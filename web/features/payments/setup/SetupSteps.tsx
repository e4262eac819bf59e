const code = 'rounded bg-sunken px-1 py-0.5 text-small break-all';

/** How an operator switches online payment on. */
export const SetupSteps = () => (
  <section aria-labelledby="setup">
    <h3 id="setup" className="font-semibold">
      Setup instructions
    </h3>
    <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5 text-muted">
      <li>Sign in to the Stripe dashboard and open Developers, API keys.</li>
      <li>
        Set <code className={code}>STRIPE_PUBLISHABLE_KEY</code> and{' '}
        <code className={code}>STRIPE_SECRET_KEY</code> for the server.
      </li>
      <li>
        Under Webhooks add the endpoint <code className={code}>/api/stripe/webhook</code> of this site for{' '}
        <code className={code}>payment_intent.*</code>, <code className={code}>refund.*</code>,{' '}
        <code className={code}>charge.dispute.*</code> and <code className={code}>account.updated</code>, and
        set its secret as <code className={code}>STRIPE_WEBHOOK_SECRET</code>.
      </li>
      <li>Restart the server, then check the configuration and test the payment system here.</li>
    </ol>
  </section>
);
