import { useDataProvider, useRecordContext } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useTellError } from '../../../dataProviders/useTellError';
import { SESSION } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { Button } from '../../../ui/Button/Button';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { DialogFoot } from '../../../ui/Dialog/DialogFoot';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { type Lottery, showLottery } from './api';
import styles from './LotteryPart.module.css';
import type receipt from './receipt.entity';

const QrPicture = lazy(() =>
  import('../../../ui/QrPicture/QrPicture').then((module) => ({ default: module.QrPicture })),
);

/**
 * Shows the customer's lottery code and QR picture for a moment, from the memory of this dialog alone; after a return
 * there is none (docs/domain/money.md 8.3).
 */
export function LotteryPart() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof receipt>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const [shown, setShown] = useState<Lottery>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(undefined);
    const timer = setTimeout(hide, SESSION.revealSeconds * 1_000);
    window.addEventListener('blur', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
    };
  }, [shown]);
  if (record?.state !== 'SENT' || record.receiverType !== 'B2C') return null;
  const show = async () => {
    setAsking(true);
    try {
      setShown(await dataProvider.call(showLottery, { params: { id: record.id } }));
    } catch (error) {
      tellError(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button loading={isAsking} onClick={() => void show()}>
        {translate('eReceipts.lottery.show')}
      </Button>
      {shown && (
        <Dialog width="xs" onClose={() => setShown(undefined)}>
          <DialogTitle>{translate('eReceipts.lottery.title')}</DialogTitle>
          <DialogContent>
            <Stack gap={12} className={styles.picture}>
              <p className={styles.code}>{shown.code}</p>
              <Suspense fallback={<Skeleton aria-busy="true" />}>
                <QrPicture
                  text={shown.qr}
                  label={translate('eReceipts.lottery.picture')}
                  width={220}
                />
              </Suspense>
              <Note>
                {translate('eReceipts.lottery.moment', { seconds: SESSION.revealSeconds })}
              </Note>
            </Stack>
          </DialogContent>
          <DialogFoot
            onCancel={() => setShown(undefined)}
            cancelKey="action.close"
            startsOnCancel
          />
        </Dialog>
      )}
    </>
  );
}
