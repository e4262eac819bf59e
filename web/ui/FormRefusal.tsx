import { Notice } from './Notice.tsx';

/** What concerns the form as a whole. The region is always there, so that its text is read when it comes. */
export const FormRefusal = ({ message }: { message: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {message && <Notice tone="danger">{message}</Notice>}
  </div>
);
