import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import KeySquare from '~icons/lucide/key-round';
import ScanQrCode from '~icons/lucide/qr-code';
import ShieldCheck from '~icons/lucide/shield-check';
import { useSecondFactorQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AuthenticatorRow } from './AuthenticatorRow.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

const AddPasskey = lazyWithRetry(() => import('./AddPasskey.tsx'));
const AddAuthenticator = lazyWithRetry(() => import('./AddAuthenticator.tsx'));
const RecoveryCodes = lazyWithRetry(() => import('./RecoveryCodes.tsx'));

/** The second factors of a person, and how to add, rename and remove them. */
export default function SecondFactors() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const { open, show, close } = useDialogInUrl();
  const [codes, setCodes] = useState<readonly string[] | null>();
  const { createCodes, isCreating } = useRecoveryCodes(setCodes);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40" />;
  const { passkeys, authenticator, recoveryCodesLeft, isRequired, isSetupNeeded } = data.secondFactor;
  const hasAny = passkeys.length > 0 || authenticator !== null;
  return (
    <section aria-labelledby="two-step" className="flex flex-col gap-3">
      <h2 id="two-step" className="text-title font-semibold">{t`Two-step verification`}</h2>
      <p className="text-muted">
        {t`A passkey or a code from your phone protects your account even from someone who has your password or reads your email.`}
      </p>
      {isRequired && !hasAny && (
        <Notice tone={isSetupNeeded ? 'danger' : 'warn'}>
          {isSetupNeeded
            ? t`Your account must have a second step. Add one now; until then you can do nothing else.`
            : t`Your account must have a second step. Add one now: from your next sign-in on you can do nothing else before it.`}
        </Notice>
      )}
      <ul className={rowsLook}>
        {passkeys.map(passkey => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {authenticator && <AuthenticatorRow addedAt={authenticator.confirmedAt ?? null} />}
        {knowsPasskeys() && (
          <li>
            <ActionRow
              icon={<KeySquare aria-hidden />}
              word={t`Add a passkey`}
              description={t`Your fingerprint, face or screen lock. The safest way.`}
              onAct={() => show('passkey')}
            />
          </li>
        )}
        <li>
          <ActionRow
            icon={<ScanQrCode aria-hidden />}
            word={authenticator ? t`Change the authenticator app` : t`Add an authenticator app`}
            description={t`An app on your phone that shows a new code every 30 seconds.`}
            onAct={() => show('authenticator')}
          />
        </li>
        {hasAny && (
          <li>
            <ActionRow
              icon={<ShieldCheck aria-hidden />}
              word={t`Create new recovery codes`}
              description={t`${recoveryCodesLeft} left. They let you in when your phone is lost; new ones replace them.`}
              loading={isCreating}
              onAct={() => void createCodes()}
            />
          </li>
        )}
      </ul>
      <Suspense fallback={null}>
        {open === 'passkey' && <AddPasskey onAdded={setCodes} onClose={close} />}
        {open === 'authenticator' && <AddAuthenticator onAdded={setCodes} onClose={close} />}
        {codes && open === null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </section>
  );
}
