import { StopNotice } from './StopNotice.tsx';
import { usePolledCity } from './use-city-now.ts';

export const CityStop = ({ city }: { city: string }) => (
  <StopNotice stop={usePolledCity(city)?.orderingStopped} />
);
