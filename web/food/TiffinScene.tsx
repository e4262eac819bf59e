import { useId } from 'react';
import { fileOf } from './dish-drawing-files.ts';
import { SteelTiffin } from './SteelTiffin.tsx';

/** The welcome picture: the steaming steel tiffin between two plates on a kokum cloth. */
export function TiffinScene({ className }: { className?: string }) {
  const cloth = useId();
  return (
    <svg aria-hidden viewBox="0 0 430 290" preserveAspectRatio="xMidYMid slice" className={className}>
      <linearGradient id={cloth} x1="0" y1="1" x2="1" y2="0">
        <stop stopColor="#5b1130" />
        <stop offset=".55" stopColor="#a92f4c" />
        <stop offset="1" stopColor="#f2a23a" />
      </linearGradient>
      <rect width="430" height="290" fill={`url(#${cloth})`} />
      <path
        d="M-10 60Q95 105 215 60T440 60V-10H-10ZM-10 225Q95 180 215 225T440 225V300H-10Z"
        fill="#fff"
        opacity=".06"
      />
      <image href={fileOf('thali')} x="-72" y="106" width="220" height="220" />
      <image href={fileOf('dosa')} x="286" y="102" width="220" height="220" />
      <g transform="translate(215 178)">
        <SteelTiffin />
      </g>
    </svg>
  );
}
