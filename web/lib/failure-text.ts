import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { t } from '@lingui/core/macro';

/** An error response means that the action failed; no response means that the network did. */
export const failureText = (error: unknown, whenAnswered: string) =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error)
    ? whenAnswered
    : t`Network error occurred`;
