import { localMoment } from '../../lib/formats/moments.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import type { Application } from './next-act.ts';

/** What the kitchen entered when it registered. */
export function ApplicantFacts({ application }: { application: Application }) {
  const { supplier, kitchenAddress, applicant, createdAt, documentsSubmittedAt } = application;
  const { city } = supplier;
  return (
    <Card className="@container">
      <h3 className="mb-3 font-semibold">Registration</h3>
      <FactList
        facts={[
          { name: 'Applicant', value: applicant.name },
          { name: 'EIN', value: applicant.taxIdMasked },
          { name: 'Email', value: applicant.email },
          { name: 'Phone', value: applicant.phone && phoneWords(applicant.phone) },
          {
            name: 'Home kitchen',
            value: applicant.homeKitchenAgreedAt && `Agreed ${localMoment(applicant.homeKitchenAgreedAt)}`,
          },
          { name: 'Cuisine', value: supplier.cuisineType },
          { name: 'Address', value: kitchenAddress },
          { name: 'City', value: `${city.name}, ${city.state}${city.isActive ? '' : ' (coming soon)'}` },
          { name: 'Plates a day', value: `${applicant.dailyCapacity}` },
          { name: 'About', value: supplier.description },
          { name: 'Registered', value: localMoment(createdAt) },
          { name: 'Submitted', value: documentsSubmittedAt && localMoment(documentsSubmittedAt) },
        ]}
      />
    </Card>
  );
}
