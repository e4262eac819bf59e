/** The mark: a stacked steel tiffin, its three boxes held by one clasp. */
export const TiffinMark = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className={className}>
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
