import { addressLines } from './address-lines.ts';

/** An address as one writes it on an envelope. */
export const Envelope = ({ line }: { line: string }) =>
  addressLines(line).map(each => (
    <span key={each} className="block">
      {each}
    </span>
  ));
