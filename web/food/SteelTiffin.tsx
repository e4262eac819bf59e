import { useId } from 'react';

const tiers = [-34, 2, 38];

/** Three steel boxes held by a brass clasp, steaming; about 130 wide and 250 high around the origin. */
export function SteelTiffin() {
  const steel = useId();
  return (
    <g>
      <linearGradient id={steel}>
        <stop stopColor="#9d968d" />
        <stop offset=".22" stopColor="#f6f3ee" />
        <stop offset=".5" stopColor="#d3cdc4" />
        <stop offset=".75" stopColor="#fdfbf8" />
        <stop offset="1" stopColor="#8f887f" />
      </linearGradient>
      <ellipse cy="80" rx="72" ry="14" opacity=".3" />
      <path d="M-38-48V-72A38 32 0 0 1 38-72V-48" fill="none" stroke="#b57a16" strokeWidth="9" />
      <path d="M-38-48V-72A38 32 0 0 1 38-72V-48" fill="none" stroke="#f2b233" strokeWidth="5" />
      <path d="M-50-37Q-48-62 0-62T50-37Z" fill={`url(#${steel})`} />
      {tiers.map(top => (
        <g key={top}>
          <path
            d={`M-56 ${top}H56L53 ${top + 32}Q52 ${top + 36} 46 ${top + 36}H-46Q-52 ${top + 36}-53 ${top + 32}Z`}
            fill={`url(#${steel})`}
          />
          <rect
            x="-58"
            y={top - 4}
            width="116"
            height="7"
            rx="3.5"
            fill={`url(#${steel})`}
            stroke="#8f887f"
            strokeWidth=".7"
          />
          <path d={`M-52 ${top + 18}H52`} stroke="#8f1d4b" strokeWidth="3" opacity=".75" />
        </g>
      ))}
      <path d="M-62-40V76M62-40V76" stroke="#b57a16" strokeWidth="8" strokeLinecap="round" />
      <path d="M-62-40V76M62-40V76" stroke="#f2b233" strokeWidth="4.5" strokeLinecap="round" />
      <rect x="-68" y="-20" width="12" height="26" rx="4" fill="#f7c65c" stroke="#b57a16" />
      <rect x="56" y="-20" width="12" height="26" rx="4" fill="#f7c65c" stroke="#b57a16" />
      <g fill="none" stroke="#fff6e6" strokeWidth="5" strokeLinecap="round">
        <path className="animate-steam" d="M-26-112Q-38-124-26-136T-26-160" />
        <path className="animate-steam [animation-delay:700ms]" d="M0-116Q-12-128 0-140T0-166" />
        <path className="animate-steam [animation-delay:1400ms]" d="M26-112Q14-124 26-136T26-160" />
      </g>
    </g>
  );
}
