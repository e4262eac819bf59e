import { addressLines } from './address-lines.ts';

/** An address on the lines that the mail expects. */
export const AddressBlock = ({ line }: { line: string }) =>
  addressLines(line).map(each => (
    <span key={each} className="block">
      {each}
    </span>
  ));
