/** The mark: a stacked steel tiffin, its three boxes held by one clasp. */
export const TiffinMark = ({ className, steam }: { className?: string; steam?: boolean }) => (
  <svg aria-hidden viewBox={steam ? '0 -22 64 86' : '0 0 64 64'} className={className}>
    {steam && (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" className="text-accent">
        <path className="animate-steam" d="M22-4Q18-9 22-13T22-20" />
        <path className="animate-steam [animation-delay:600ms]" d="M32-4Q28-9 32-13T32-20" />
        <path className="animate-steam [animation-delay:1200ms]" d="M42-4Q38-9 42-13T42-20" />
      </g>
    )}
    <rect width="64" height="64" rx="15" fill="#8f1d4b" />
    <path
      d="M22 17v-3a10 10 0 0 1 20 0v3"
      fill="none"
      stroke="#f2b233"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <g fill="#fffaf2">
      <rect x="14" y="17" width="36" height="10" rx="4" />
      <rect x="14" y="29.5" width="36" height="10" rx="3" />
      <path d="M14 45a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v3a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7z" />
    </g>
    <path d="M11.5 22v26M52.5 22v26" stroke="#f2b233" strokeWidth="3.5" strokeLinecap="round" />
  </svg>
);
