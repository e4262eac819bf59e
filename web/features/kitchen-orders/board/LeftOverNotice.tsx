import { t } from '@lingui/core/macro';
import { shortDay } from '../../../lib/formats/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

interface Props {
  days: readonly { serviceDate: string; openOrders: number }[];
  onShow: (day: string) => void;
}

/** Orders of days that are over still wait for their last step. */
export const LeftOverNotice = ({ days, onShow }: Props) => (
  <Notice
    tone="warn"
    action={
      <div className="flex flex-wrap gap-2">
        {days.map(({ serviceDate, openOrders }) => (
          <Button key={serviceDate} variant="secondary" isSnug onClick={() => onShow(serviceDate)}>
            {shortDay(serviceDate)}: {openOrders}
          </Button>
        ))}
      </div>
    }
  >
    <p>{t`Orders from earlier days are still open.`}</p>
  </Notice>
);
