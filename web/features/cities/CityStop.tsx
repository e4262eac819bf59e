import { StopNotice } from './StopNotice.tsx';
import { useCityNow } from './use-city-now.ts';

export const CityStop = ({ city }: { city: string }) => (
  <StopNotice stop={useCityNow(city)?.orderingStopped} />
);
