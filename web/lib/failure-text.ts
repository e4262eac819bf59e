import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { t } from '@lingui/core/macro';

/** An answer that is no good means that the act failed; no answer at all means that the network did. */
export const failureText = (error: unknown, whenAnswered: string) =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error)
    ? whenAnswered
    : t`Network error occurred`;
