import { platesOfBand } from '../../schema/constants.ts';
import type { Vault } from '../core/security/vault.ts';
import type { Application } from '../domains/suppliers/application.ts';
import { searchText } from '../domains/suppliers/searching/search-text.ts';
import type { Supplier } from '../domains/suppliers/supplier.ts';
import { applicants, type DemoApplicant } from './applicants.ts';
import { cities } from './cities.ts';
import type { DemoApplication } from './demo-documents.ts';
import { einColumns } from './demo-ein.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.sql.ts';

const hourInMs = 3_600_000;

const hoursAfterRegistering = (applicant: DemoApplicant, now: Date, hours: number) =>
  new Date(now.getTime() - (applicant.registeredDaysAgo * 24 - hours) * hourInMs);

/** Kitchens that cannot sell yet: without a menu and not listed. */
export const applicantSupplierRows = (vault: Vault, now: Date): Row<Supplier>[] =>
  applicants.map(applicant => {
    const { kitchenName, cookName, cuisineType, dailyCapacity } = applicant;
    const city = cities.find(({ name }) => name === applicant.cityName);
    if (!city) throw new Error(`${kitchenName} is in no city of the demo`);
    return {
      id: demoId('supplier', kitchenName),
      userId: demoId('user', kitchenName),
      cityId: demoId('city', city.name),
      kitchenName: kitchenName,
      cookName: cookName,
      description: applicant.description,
      cuisineType: cuisineType,
      address: `${applicant.address}, ${city.name}, ${city.state}`,
      zipCode: applicant.zipCode,
      latitude: applicant.latitude,
      longitude: applicant.longitude,
      dailyCapacity: dailyCapacity,
      capacity: platesOfBand[dailyCapacity],
      searchText: searchText([kitchenName, cookName, cuisineType]),
      ...einColumns(vault, applicant.ein, demoId('supplier', kitchenName)),
      homeKitchenAgreedAt: hoursAfterRegistering(applicant, now, 0),
      createdAt: hoursAfterRegistering(applicant, now, 0),
    };
  });

export const applicantApplicationRows = (now: Date): Row<Application>[] =>
  applicants.map(applicant => ({
    id: demoId('application', applicant.kitchenName),
    supplierId: demoId('supplier', applicant.kitchenName),
    status: applicant.status,
    rejectionReason: applicant.rejectionReason ?? null,
    documentsSubmittedAt: applicant.status === 'pending' ? null : hoursAfterRegistering(applicant, now, 30),
    decidedAt: applicant.status === 'rejected' ? hoursAfterRegistering(applicant, now, 80) : null,
    createdAt: hoursAfterRegistering(applicant, now, 0),
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
