import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SendLinkAgain } from './SendLinkAgain.tsx';
import { type Confirmation, useConfirmEmail } from './use-confirm-email.ts';

interface Paths {
  homePath: string;
  signInPath: string;
}

/** Follows a mailed link as it opens, and asks the reader where the link alone does not say enough. */
export function EmailConfirmation({ token, ...paths }: Paths & { token: string }) {
  const { confirmation, ask } = useConfirmEmail(token);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || token === '') return;
    hasAsked.current = true;
    void ask();
  }, [ask, token]);
  if (token === '') return <LinkInvalid isUsed={false} {...paths} />;
  return (
    <div aria-live="polite" className="flex flex-col gap-5">
      <Outcome confirmation={confirmation} ask={answer => void ask(answer)} {...paths} />
    </div>
  );
}

interface OutcomeProps extends Paths {
  confirmation: Confirmation;
  ask: (openedAccount?: boolean) => void;
}

function Outcome({ confirmation, ask, ...paths }: OutcomeProps) {
  switch (confirmation.__typename) {
    case 'Asking':
      return (
        <div role="status">
          <span className="sr-only">{t`Checking the link`}</span>
          <Skeleton className="h-32 rounded-card" />
        </div>
      );
    case 'EmailConfirmed':
      return (
        <>
          <Notice tone="leaf">{t`Your email is confirmed. We can now email you about your orders.`}</Notice>
          <ButtonLink fullWidth to={paths.homePath}>{t`Continue`}</ButtonLink>
        </>
      );
    case 'EmailConfirmationQuestion':
      return <Question openedAt={confirmation.openedAt} onAnswer={ask} />;
    case 'AccountSecured':
      return (
        <>
          <Notice tone="leaf">
            {t`Thank you. The person who opened the account is signed out and can no longer get in. We won't email you about it.`}
          </Notice>
          <p>{t`If you want the account yourself, sign in with a code that we email you.`}</p>
          <ButtonLink variant="secondary" fullWidth to={paths.signInPath}>{t`Sign In`}</ButtonLink>
        </>
      );
    case 'EmailLinkInvalid':
      return <LinkInvalid isUsed={confirmation.isUsed} {...paths} />;
    case 'TooManyAttempts':
      return <Notice tone="warn">{t`Too many attempts. Please wait a little and try again.`}</Notice>;
    default:
      return <ErrorState title={t`We couldn't check the link`} onRetry={() => ask()} />;
  }
}

interface QuestionProps {
  openedAt: string;
  onAnswer: (openedAccount: boolean) => void;
}

function Question({ openedAt, onAnswer }: QuestionProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <p className="text-title font-bold">{t`Did you open a Tiffin account with this address?`}</p>
      <p className="text-muted">
        {t`It was opened on ${dateAndTime(openedAt, timeZone)}. If it wasn't you, we sign out the person who did.`}
      </p>
      <Button fullWidth onClick={() => onAnswer(true)}>{t`Yes, confirm`}</Button>
      <Button variant="secondary" fullWidth onClick={() => onAnswer(false)}>{t`No, it wasn't me`}</Button>
    </>
  );
}

/** The way to a new link depends on who is signed in here. */
function LinkInvalid({ isUsed, homePath, signInPath }: Paths & { isUsed: boolean }) {
  const { user, loading } = useSession();
  return (
    <>
      <Notice tone="warn">
        {isUsed
          ? t`This link was already used.`
          : t`This link doesn't work any more. Links work once, for 3 days.`}
      </Notice>
      {user && !user.isEmailProven && <SendLinkAgain variant="primary" />}
      {user?.isEmailProven && (
        <>
          <p>{t`The email of the account you're signed in to is confirmed.`}</p>
          <ButtonLink fullWidth to={homePath}>{t`Continue`}</ButtonLink>
        </>
      )}
      {!user && !loading && (
        <>
          <p>{t`Sign in, and we can send you a new one. Signing in with a code from your email confirms it as well.`}</p>
          <ButtonLink fullWidth to={signInPath}>{t`Sign In`}</ButtonLink>
        </>
      )}
    </>
  );
}
