import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export const OnboardingSkeleton = ({ title }: { title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-col gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  </>
);
