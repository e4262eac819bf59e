import { platesOfBand } from '../../schema/constants.ts';
import type { Vault } from '../core/vault.ts';
import { searchText } from '../domains/suppliers/searching/search-text.ts';
import { applicants, type DemoApplicant } from './applicants.ts';
import type { DemoApplication } from './application-papers.ts';
import { cities } from './cities.ts';
import { einColumns } from './demo-ein.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.ts';

const hourInMs = 3_600_000;

const hoursAfterRegistering = (applicant: DemoApplicant, now: Date, hours: number) =>
  new Date(now.getTime() - (applicant.registeredDaysAgo * 24 - hours) * hourInMs);

/** Kitchens that cannot sell yet: without a menu and not listed. */
export const applicantSupplierRows = (vault: Vault, now: Date): Row[] =>
  applicants.map(applicant => {
    const { kitchenName, cookName, cuisineType, dailyCapacity } = applicant;
    const city = cities.find(({ name }) => name === applicant.cityName);
    if (!city) throw new Error(`${kitchenName} is in no city of the demo`);
    return {
      id: demoId('supplier', kitchenName),
      user_id: demoId('user', kitchenName),
      city_id: demoId('city', city.name),
      kitchen_name: kitchenName,
      cook_name: cookName,
      description: applicant.description,
      cuisine_type: cuisineType,
      address: `${applicant.address}, ${city.name}, ${city.state}`,
      zip_code: applicant.zipCode,
      latitude: applicant.latitude,
      longitude: applicant.longitude,
      daily_capacity: dailyCapacity,
      capacity: platesOfBand[dailyCapacity],
      search_text: searchText([kitchenName, cookName, cuisineType]),
      ...einColumns(vault, applicant.ein, demoId('supplier', kitchenName)),
      home_kitchen_agreed_at: hoursAfterRegistering(applicant, now, 0),
      created_at: hoursAfterRegistering(applicant, now, 0),
    };
  });

export const applicantApplicationRows = (now: Date): Row[] =>
  applicants.map(applicant => ({
    id: demoId('application', applicant.kitchenName),
    supplier_id: demoId('supplier', applicant.kitchenName),
    status: applicant.status,
    rejection_reason: applicant.rejectionReason ?? null,
    documents_submitted_at: applicant.status === 'pending' ? null : hoursAfterRegistering(applicant, now, 30),
    decided_at: applicant.status === 'rejected' ? hoursAfterRegistering(applicant, now, 80) : null,
    created_at: hoursAfterRegistering(applicant, now, 0),
  }));

export const applicantApplications = (now: Date): DemoApplication[] =>
  applicants.map(applicant => ({
    kitchenName: applicant.kitchenName,
    cookName: applicant.cookName,
    address: `${applicant.address}, ${applicant.cityName}`,
    status: applicant.status,
    ...(applicant.rejectionReason !== undefined && { rejectionReason: applicant.rejectionReason }),
    registeredAt: hoursAfterRegistering(applicant, now, 0),
  }));
