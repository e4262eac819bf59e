import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { CityChooser } from '../../features/cities/CityChooser.tsx';
import { JoinCommunity } from '../../features/cities/JoinCommunity.tsx';
import { writeStored } from '../../lib/stored.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

export default function CitySelection() {
  const navigate = useNavigate();
  const choose = (name: string) => {
    writeStored('selectedCity', name);
    navigate(paths.home());
  };
  return (
    <>
      <PageTitle text="Home kitchens cook for their own neighbourhood.">
        Where shall we cook for you?
      </PageTitle>
      <CityChooser onChoose={choose} />
      <JoinCommunity />
    </>
  );
}
