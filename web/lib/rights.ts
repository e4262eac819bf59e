import { createContext, useContext } from 'react';
import type { StaffRight } from '../../schema/staff-rights.ts';

const Rights = createContext<readonly StaffRight[]>([]);

/** Gives the rights of the signed-in staff member to what is shown inside. */
export const RightsProvider = Rights.Provider;

/** Returns whether the staff member has a right; the server checks it again. */
export const useMay = (): ((right: StaffRight) => boolean) => {
  const rights = useContext(Rights);
  return right => rights.includes(right);
};
