import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { QR } from '../../../domain/settings';
import { Card } from '../../../framework/parts/Card';
import { readAllTaps } from './api';
import { TapChart } from './TapChart';

/** Above the list: the taps of all codes over time. */
export function QrListHead() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery({
    queryKey: ['qr', 'taps'],
    queryFn: ({ signal }) => dataProvider.call(readAllTaps, { signal }),
    retry: false,
  });
  return (
    <Card title={translate('qrCodes.taps.all', { days: QR.tapDays })} read={read}>
      {read.data && <TapChart days={read.data.days} />}
    </Card>
  );
}
