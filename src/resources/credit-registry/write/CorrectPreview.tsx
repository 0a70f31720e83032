import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { Comparison } from './Comparison';
import type { WriteRecord } from './WriteRecord';
import { Notice } from '../../../ui/Notice/Notice';

/** Before and after of a correction, with what is typed. */
export function CorrectPreview({ record }: { record: WriteRecord }) {
  const translate = useTranslate();
  const [reportedContract, reportedType, reportedEnd] = useWatch({
    name: ['reportedContract', 'reportedType', 'reportedEnd'],
  });
  return (
    <>
      <Comparison record={record} typed={{ reportedContract, reportedType, reportedEnd }} />
      <Notice>{translate('creditRegistry.writes.correct_note')}</Notice>
    </>
  );
}
