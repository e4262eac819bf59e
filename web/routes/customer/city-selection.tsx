import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { CityChooser } from '../../features/cities/CityChooser.tsx';
import { chooseCity } from '../../features/cities/choose-city.ts';
import { JoinCommunity } from '../../features/cities/JoinCommunity.tsx';
import { LocationDialogSlot } from '../../features/cities/LocationDialogSlot.tsx';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { findLocation } from '../../lib/geolocation.ts';
import { readStored } from '../../lib/stored.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { cartQuestion } from './checkout/cart-question.ts';

export default function CitySelection() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const { open, show, close } = useDialogInUrl();
  const choose = (name: string) => {
    chooseCity(client, name);
    const question = readStored('cart') === null ? '' : `?dialog=${cartQuestion}`;
    navigate(`${paths.home()}${question}`, { replace: open !== null });
  };
  const findNear = () => {
    findLocation();
    show('location');
  };
  return (
    <>
      <PageTitle text={t`Home kitchens cook for their own neighborhood.`}>{t`Where are you?`}</PageTitle>
      <CityChooser onChoose={choose} onFindNear={findNear} />
      <JoinCommunity />
      <LocationDialogSlot open={open === 'location'} onClose={close} onChoose={choose} />
    </>
  );
}
