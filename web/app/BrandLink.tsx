import { Link } from 'react-router-dom';
import { brand } from '../lib/brand.ts';
import { TiffinMark } from '../ui/TiffinMark.tsx';
import { paths } from './paths.ts';

export const BrandLink = () => (
  <Link to={paths.landing()} className="flex min-h-11 min-w-0 items-center gap-2 rounded-control pr-1">
    <TiffinMark className="size-8 shrink-0" />
    <span className="truncate text-title font-bold text-primary">{brand}</span>
  </Link>
);
