import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { CityNewsProps } from './CityNews.tsx';

const CityNews = lazyWithRetry(() => import('./CityNews.tsx'));

/** What staff say to the people of a city now; usually nothing, and then nothing more is loaded. */
export const CityNotices = ({ news, isForCook }: CityNewsProps) =>
  (news?.orderingStopped ?? news?.announcements?.[0]) && (
    <Suspense fallback={null}>
      <CityNews news={news} isForCook={isForCook} />
    </Suspense>
  );
