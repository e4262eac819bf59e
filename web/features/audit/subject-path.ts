import { paths } from '../../app/paths.ts';

const notificationPath: Record<string, (id: string) => string> = {
  kitchen: paths.adminKitchen,
  order: paths.adminOrder,
  person: paths.adminPerson,
  application: id => `${paths.admin()}?application=${id}`,
};

/** Where a thing of the trail can be looked at; undefined for what has no screen of its own. */
export const subjectPath = (kind: string, id: string): string | undefined => notificationPath[kind]?.(id);
