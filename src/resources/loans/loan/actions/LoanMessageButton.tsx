import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { isPaused } from '../../../../domain/messaging/mayReceive';
import type { RecordOf } from '../../../../entity/entity';
import { useMay } from '../../../../framework/useMay';
import { Button } from '../../../../ui/Button/Button';
import { Hidden } from '../../../../ui/Text/Text';
import { SEND_LOAN_SMS } from '../../../messaging/loan-message/api';
import type loans from '../loan.entity';

const LoanMessageDialog = lazy(() =>
  import('../../../messaging/loan-message/LoanMessageDialog').then((module) => ({
    default: module.LoanMessageDialog,
  })),
);

/** Writes to the people of this loan; where messages about it are stopped, it says why. */
export function LoanMessageButton() {
  const translate = useTranslate();
  const may = useMay();
  const loan = useRecordContext<RecordOf<typeof loans>>();
  const reason = useId();
  const [open, setOpen] = useState(false);
  if (!loan?.code || !may(SEND_LOAN_SMS)) return null;
  const words = isPaused(loan.state) ? translate('actionBlocks.messages_paused') : undefined;
  return (
    <>
      <Button
        aria-disabled={words ? true : undefined}
        aria-describedby={words ? reason : undefined}
        title={words}
        onClick={() => {
          if (!words) setOpen(true);
        }}
      >
        {translate('action.send_sms')}
      </Button>
      {words && <Hidden id={reason}>{words}</Hidden>}
      {open && (
        <Suspense>
          <LoanMessageDialog code={loan.code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
