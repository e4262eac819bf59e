import type { ApolloClient } from '@apollo/client';
import type { SupplierSignedInFragment } from '../../generated/graphql.ts';
import { forgetPersonBefore, startOverAs, storePerson } from '../../lib/session/session-record.ts';
import { writeStored } from '../../lib/stored.ts';

/** The credential itself stays in its cookie, as everybody's does. */
export const beginKitchenSession = (
  client: ApolloClient,
  { sessionId, user, supplier }: SupplierSignedInFragment,
) => {
  forgetPersonBefore(user);
  writeStored('token', sessionId);
  storePerson(user);
  const { name, onboardingStatus, canAccessMenu } = supplier;
  const asSpecified = { name, onboardingStatus: onboardingStatus.toLowerCase(), canAccessMenu };
  writeStored('supplier', JSON.stringify(asSpecified));
  startOverAs(client, user);
};
