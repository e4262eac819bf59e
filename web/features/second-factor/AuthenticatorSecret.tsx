import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';

interface Props {
  secret: string;
  uri: string;
}

/** Letters in groups of four, as people type them. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret as a picture for cameras, and as text for those who cannot scan it. */
export function AuthenticatorSecret({ secret, uri }: Props) {
  const { path, size } = useMemo(() => qrPath(uri), [uri]);
  return (
    <div className="flex flex-col items-center gap-3">
      <svg
        role="img"
        aria-label={t`QR code for your authenticator app`}
        viewBox={`0 0 ${size} ${size}`}
        className="size-52 rounded-control bg-white p-2"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="text-center text-small text-muted">{t`Can't scan it? Enter this key in the app:`}</p>
      <p className="break-all text-center font-semibold tracking-wider" data-secret>
        {grouped(secret)}
      </p>
      <CopyButton text={secret} label={t`Copy the key`} />
    </div>
  );
}

/** One path of squares: an SVG of elements, as a strict content security policy wants it. */
const qrPath = (text: string) => {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
};
