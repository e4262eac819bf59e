import { t } from '@lingui/core/macro';
import type { SandboxCardKind } from '../../../../schema/sandbox-cards.ts';

/** What each card of a sandbox does, in short words. */
export const sandboxCardWords: Record<SandboxCardKind, () => string> = {
  SUCCEEDS: () => t`Pays`,
  DECLINED: () => t`Is declined`,
  NEEDS_AUTHENTICATION: () => t`Asks your bank`,
  PAYS_LATER: () => t`Pays five minutes later`,
  DECLINED_LATER: () => t`Pays now, and is declined for later bills`,
};
