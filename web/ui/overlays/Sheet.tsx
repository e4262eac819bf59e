import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

/** A dialog that rises from the lower edge, within reach of a thumb. */
export function Sheet(props: ModalProps) {
  return (
    <ModalFrame
      {...props}
      className="inset-x-0 bottom-0 mx-auto max-h-[88dvh] max-w-column rounded-t-card border-t data-[state=closed]:animate-sink data-[state=open]:animate-rise"
    />
  );
}
