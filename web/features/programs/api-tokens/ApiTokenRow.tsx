import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import RefreshCw from '~icons/lucide/refresh-cw';
import TerminalSquare from '~icons/lucide/square-terminal';
import Trash from '~icons/lucide/trash-2';
import type { OwnApiTokenFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { localMoment } from '../../../lib/formats/moments.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { ownScopes, scopeWords } from './scope-words.ts';
import { useRevokeApiToken } from './use-revoke-api-token.ts';
import { useRotateApiToken } from './use-rotate-api-token.ts';

const RotateSecret = lazyWithRetry(() => import('../RotateSecret.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../../ui/overlays/ConfirmDialog.tsx'));

interface Props {
  token: OwnApiTokenFragment;
  /** With the new secret. */
  onRotated: (secret: string) => void;
}

/** A token with what it may do and when it was used. */
export function ApiTokenRow({ token, onRotated }: Props) {
  const { id, name, prefix, scopes, lastUsedAt, expiresAt, formerEndsAt } = token;
  const { open, show, close } = useDialogInUrl();
  const revoke = useRevokeApiToken(id, name);
  const rotate = useRotateApiToken(id, onRotated);
  const now = Date.now();
  const isExpired = Date.parse(expiresAt) <= now;
  const ends = localMoment(expiresAt);
  const facts = [
    lastUsedAt ? t`Last used ${localMoment(lastUsedAt)}` : t`Never used`,
    isExpired ? t`stopped working ${ends}` : t`works until ${ends}`,
  ];
  const isOverlapping = formerEndsAt && Date.parse(formerEndsAt) > now;
  return (
    <li className="flex items-start gap-3 py-2 pr-1.5 pl-4">
      <TerminalSquare aria-hidden className="mt-2.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isExpired && <Badge tone="warn">{t`Expired`}</Badge>}
        </p>
        <p className="text-small break-all text-muted">{`${prefix}…`}</p>
        <p className="text-small text-muted">{facts.join(', ')}</p>
        {isOverlapping && (
          <p className="text-small text-muted">
            {t`The earlier secret works until ${localMoment(formerEndsAt)}`}
          </p>
        )}
        <ul aria-label={t`What ${name} may do`} className="mt-1 list-disc pl-4 text-small text-muted">
          {ownScopes(scopes).map(scope => (
            <li key={scope}>{scopeWords(scope)}</li>
          ))}
        </ul>
      </div>
      {!isExpired && (
        <IconButton label={t`New secret for ${name}`} onClick={() => show(`rotate-${id}`)}>
          <RefreshCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={t`Revoke ${name}`} onClick={() => show(`revoke-${id}`)}>
        <Trash aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {open === `rotate-${id}` && (
          <RotateSecret
            id={id}
            title={t`A new secret for ${name}?`}
            description={t`It keeps its name and what it may do. Put the new secret into your program before the earlier one stops working.`}
            rotate={rotate}
            onClose={close}
          />
        )}
        {open === `revoke-${id}` && (
          <ConfirmDialog
            title={t`Revoke ${name}?`}
            description={t`The program that uses it is refused from now on. This cannot be undone.`}
            act={t`Revoke`}
            onAct={revoke}
            onClose={close}
          />
        )}
      </Suspense>
    </li>
  );
}
