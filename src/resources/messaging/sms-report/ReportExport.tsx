import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import { SmsKind, SmsNetwork, SmsState } from '../../../domain/enums/messaging';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { saveFile } from '../../../framework/export/saveFile';
import { startWorkbook } from '../../../workers/workbook';
import { Button } from '../../../ui/Button/Button';
import type { SmsReportRow } from './api';

const MONEY = '#,##0.00';
const DAY = 'yyyy-mm-dd';
const WIDTH = 18;

/** Hands over the rows behind the report: each day by state, kind and operator, with raw figures that can be summed. */
export function ReportExport({ rows }: { rows: readonly SmsReportRow[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const running = useRef(false);
  const save = async () => {
    if (running.current) return;
    running.current = true;
    try {
      const heads = ['day', 'dimensions.state', 'dimensions.kind', 'dimensions.operator'] as const;
      const sums = ['sums.count', 'sums.segments', 'sums.price'] as const;
      const workbook = startWorkbook(
        translate('menu.reports.sms'),
        [...heads, ...sums].map((key) => ({ label: translate(`smsReport.${key}`), width: WIDTH })),
      );
      workbook.append(
        rows.map(({ day, state, kind, operator, count, segments, price }) => [
          { d: day, z: DAY },
          translate(labelKeyOf(SmsState, state)),
          translate(labelKeyOf(SmsKind, kind)),
          translate(labelKeyOf(SmsNetwork, operator)),
          { n: count },
          { n: segments },
          { n: Number(price), z: MONEY },
        ]),
      );
      saveFile(await workbook.finish(), 'sms-report');
      notify('toast.exported', { type: 'success', key: 'excel' });
    } catch (error) {
      tellError(error);
    } finally {
      running.current = false;
    }
  };
  const isEmpty = rows.length === 0;
  return (
    <Button
      disabled={isEmpty}
      title={isEmpty ? translate('excel.empty') : undefined}
      onClick={() => void save()}
    >
      {translate('action.export_excel')}
    </Button>
  );
}
