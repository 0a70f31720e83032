import type { RaRecord } from 'ra-core';
import { useCallback, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { represent } from '../../../entity/represent';
import { recordSchema } from '../../../entity/validate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { WriteButton } from '../../../framework/parts/WriteButton';
import { HolidayEffectNotice } from './HolidayEffectNotice';
import holiday from './holiday.entity';

const schema = recordSchema(holiday);
const EMPTY = { isYearly: false };

/** Opens the dialog that adds a holiday, with what it will move. */
export function AddHoliday() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const keys = useIdempotencyKeys(`${holiday.name}.new`);
  const nameOf = useCallback((record: RaRecord) => represent(holiday.name, record), []);
  const saving = useSaving({
    resource: holiday.name,
    keys,
    nameOf,
    onSaved: close,
    savedKey: 'toast.created',
  });
  return (
    <>
      <WriteButton of={holiday} writing="create" variant="primary" onClick={() => setOpen(true)}>
        {'+ '}
        {translate('content.holiday.add')}
      </WriteButton>
      {open && (
        <RecordSaving saving={saving} entity={holiday}>
          <FormDialog
            title={translate('content.holiday.add')}
            schema={schema}
            defaultValues={EMPTY}
            onClose={close}
          >
            <FormSections entity={holiday} />
            <HolidayEffectNotice />
          </FormDialog>
        </RecordSaving>
      )}
    </>
  );
}
