import type { Services } from '../core/operation/ctx.ts';
import { EmailProofRequested } from '../domains/identity/email/email-proof-requested.ts';
import { mailEmailProofs } from '../domains/identity/email/mail-email-proofs.ts';
import { EmailWasChanged } from '../domains/identity/email-change/email-was-changed.ts';
import { mailChangeNotices } from '../domains/identity/email-change/mail-change-notices.ts';
import { ClaimDecided } from '../domains/onboarding/claims/claim-decided.ts';
import { mailClaimDecisions } from '../domains/onboarding/claims/mail-claim-decisions.ts';
import type { Jobs } from './jobs.ts';

const everyMinute = '* * * * *';
/** Longer than a batch can take with a mail server that never answers. */
const expireInSeconds = 180;

/**
 * Mails the links that confirm addresses, notices of changed ones, and decisions about claims. The waiting ones are in
 * their own tables, so that a crash loses none.
 */
export const startEmailProofJobs = async (jobs: Jobs, services: Services, site: string): Promise<void> => {
  await jobs.add(
    'email-proofs',
    { policy: 'singleton', expireInSeconds, pollingIntervalSeconds: 1, schedule: everyMinute },
    async () => {
      await mailEmailProofs(services, site);
      await mailChangeNotices(services);
      await mailClaimDecisions(services, site);
    },
  );
  const soon = () => jobs.sendSoon('email-proofs');
  services.subscribers.after(EmailProofRequested, soon);
  services.subscribers.after(EmailWasChanged, soon);
  services.subscribers.after(ClaimDecided, soon);
};
