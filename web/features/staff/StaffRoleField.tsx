import type { ComponentProps } from 'react';
import { type StaffRole, staffRoles } from '../../../schema/staff-rights.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';

const roles = Object.keys(staffRoles) as StaffRole[];

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'> {
  /** The role whose description is shown. */
  chosen: StaffRole;
}

export const StaffRoleField = ({ chosen, ...rest }: Props) => (
  <SelectField {...rest} label="Role" hint={staffRoles[chosen].description}>
    {roles.map(role => (
      <option key={role} value={role}>
        {staffRoles[role].name}
      </option>
    ))}
  </SelectField>
);
