import type { ShownAnnouncementFragment } from '../../generated/graphql.ts';
import Announcements from './Announcements.tsx';
import OrderingStopNotice from './OrderingStopNotice.tsx';

export interface CityNewsProps {
  news?: {
    orderingStopped?: { reason: string; until: string | null } | null;
    announcements?: readonly ShownAnnouncementFragment[];
  };
  /** Whether a cook reads it. */
  isForCook?: boolean;
}

/** Announcements for a city, and that ordering is stopped there. */
export default function CityNews({ news, isForCook }: CityNewsProps) {
  const { orderingStopped, announcements } = news ?? {};
  return (
    <>
      {announcements && <Announcements announcements={announcements} />}
      {orderingStopped && <OrderingStopNotice stop={orderingStopped} isForCook={isForCook} />}
    </>
  );
}
