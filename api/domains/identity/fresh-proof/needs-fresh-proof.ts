import { freshProofMinutes } from '../../../../schema/rules/second-factor.ts';
import type { Change } from '../../../core/operation/ctx.ts';
import { FreshProofNeeded } from '../identity-problems.ts';

const freshMilliseconds = freshProofMinutes * 60_000;

/**
 * Refuses what a stranger at an open session could do most harm with, unless the viewer proved recently who they are;
 * undefined when they did. For operations that require it, which have FreshProofNeeded in their result union.
 */
export const needsFreshProof = ({
  viewer,
  now,
}: Pick<Change, 'viewer' | 'now'>): FreshProofNeeded | undefined => {
  const provenAt = viewer.session?.provenAt;
  const isFresh = provenAt && now.getTime() - provenAt.getTime() <= freshMilliseconds;
  return isFresh ? undefined : new FreshProofNeeded();
};
