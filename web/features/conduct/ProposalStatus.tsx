import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConductProposalStatus } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { Badge } from '../../ui/display/Badge.tsx';

const words: Record<ConductProposalStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'a proposed step' }),
  TAKEN: msg({ message: 'Taken', context: 'a proposed step' }),
  DISMISSED: msg({ message: 'Dismissed', context: 'a proposed step' }),
  VOID: msg({ message: 'No longer needed', context: 'a proposed step' }),
};

const tones = { OPEN: 'warn', TAKEN: 'info', DISMISSED: 'neutral', VOID: 'neutral' } as const;

export const ProposalStatus = ({ status }: { status: ConductProposalStatus }) => (
  <Badge tone={tones[status]}>{translate(words[status])}</Badge>
);
