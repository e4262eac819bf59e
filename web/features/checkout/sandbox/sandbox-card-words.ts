import { t } from '@lingui/core/macro';
import { paysLaterMinutes, type SandboxCardKind } from '../../../../schema/sandbox-cards.ts';

/** What each card of a sandbox does, in short words. */
export const sandboxCardWords: Record<SandboxCardKind, () => string> = {
  SUCCEEDS: () => t`Succeeds`,
  DECLINED: () => t`Declined`,
  NEEDS_AUTHENTICATION: () => t`Needs bank approval`,
  PAYS_LATER: () => t`Succeeds ${paysLaterMinutes} minutes later`,
  DECLINED_LATER: () => t`Succeeds now, declined for later bills`,
};
