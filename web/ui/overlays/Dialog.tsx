import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

export function Dialog(props: ModalProps) {
  return (
    <ModalFrame
      {...props}
      className="inset-x-4 top-1/2 mx-auto max-h-[85dvh] max-w-[398px] -translate-y-1/2 animate-appear rounded-card border"
    />
  );
}
