import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useMay } from '../../../framework/useMay';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { CallLogOutcome } from '../../../domain/enums/loans';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import entity, { BAD_NUMBERS } from './callLog.entity';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';

const RESOURCE = 'loans/call-log';

const schema = recordSchema(entity);

interface Props {
  customerId: number;
  loanId: number | string;
}

/** Opens the dialog that adds a call; the customer and the loan are those of the page. */
export function AddCallButton({ customerId, loanId }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const keys = useIdempotencyKeys(`${RESOURCE}.${customerId}`);
  const name = translate('action.add_call_log');
  const nameOf = useCallback(
    () => translate(`resources.${RESOURCE}.name`, { smart_count: 1 }),
    [translate],
  );
  const saving = useSaving({
    resource: RESOURCE,
    keys,
    nameOf,
    onSaved: close,
    savedKey: 'toast.registered',
  });
  const defaults = useMemo(
    () => ({ customerId, loanId, numberInactive: false }),
    [customerId, loanId],
  );
  if (!may(entity.access.create)) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open && (
        <RecordSaving saving={saving} entity={entity}>
          <FormDialog title={name} schema={schema} defaultValues={defaults} onClose={close}>
            <FormSections entity={entity} omit={['customerId', 'loanId']} />
            <NumberHint customerId={customerId} />
          </FormDialog>
        </RecordSaving>
      )}
    </>
  );
}

/** Where the outcome says that the number is no use any more: what to do about it (docs/domain/lending.md 12.1). */
function NumberHint({ customerId }: { customerId: number }) {
  const translate = useTranslate();
  const outcome: unknown = useWatch({ name: 'outcome' });
  const address = recordPath('customers', 'show', customerId);
  if (!BAD_NUMBERS.includes(outcome as CallLogOutcome)) return null;
  return (
    <Notice tone="caution">
      {translate('loanPage.calls.bad_number')}{' '}
      {address && <Link to={address}>{translate('loanPage.calls.to_customer')}</Link>}
    </Notice>
  );
}
