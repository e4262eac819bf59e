import { paths } from '../../app/paths.ts';

const notificationPath: Record<string, (id: string) => string> = {
  kitchen: paths.adminKitchen,
  order: paths.adminOrder,
  person: paths.adminPerson,
  application: id => `${paths.adminApplications()}?application=${id}`,
};

/** The screen of an audited subject; undefined when it has none. */
export const subjectPath = (kind: string, id: string): string | undefined => notificationPath[kind]?.(id);
