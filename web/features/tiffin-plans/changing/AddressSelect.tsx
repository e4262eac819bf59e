import { SelectField } from '../../../ui/forms/SelectField.tsx';

export interface AddressOption {
  value: string;
  title: string;
}

interface Props {
  label: string;
  value: string | null;
  /** Words for no address of its own; without them one is always chosen. */
  whenNone?: string;
  options: readonly AddressOption[];
  error?: string | undefined;
  onChange: (line: string | null) => void;
}

/** One of the saved addresses, or the one in use. */
export const AddressSelect = ({ label, value, whenNone, options, error, onChange }: Props) => (
  <SelectField
    label={label}
    value={value ?? ''}
    error={error}
    onChange={event => onChange(event.target.value || null)}
  >
    {whenNone && <option value="">{whenNone}</option>}
    {value !== null && options.every(option => option.value !== value) && (
      <option value={value}>{value}</option>
    )}
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.title}: {option.value}
      </option>
    ))}
  </SelectField>
);
