import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { recordSchema } from '../../../entity/validate';
import { formatMoney } from '../../../domain/money';
import { useTellError } from '../../../dataProviders/useTellError';
import entity from './invoice.entity';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Input } from '../../../ui/Input/Input';
import { Button } from '../../../ui/Button/Button';
import { Muted, Subtitle } from '../../../ui/Text/Text';
import { Notice } from '../../../ui/Notice/Notice';
import lookupStyles from '../../../framework/parts/LookupForm.module.css';
import textStyles from '../../../ui/Text/Text.module.css';
import type { RecordOf } from '../../../entity/entity';
import { type InvoiceRows, readInvoiceRows } from './api';
import { Tile } from '../../../ui/Tile/Tile';

const schema = recordSchema(entity);
const RESOURCE = 'invoices';
const numberOf = (record: RecordOf<typeof entity>) => String(record.number);

/** A new invoice: a loan by its code, then one of its unpaid rows; rows with a pending invoice cannot be chosen. */
export function NewInvoiceDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const keys = useIdempotencyKeys('invoices.new');
  const saving = useSaving({
    resource: RESOURCE,
    keys,
    nameOf: numberOf,
    onSaved: onClose,
    savedKey: 'toast.created',
  });
  return (
    <RecordSaving saving={saving} entity={entity}>
      <FormDialog
        title={translate('loanLists.new_invoice')}
        submitLabel={translate('action.create')}
        schema={schema}
        onClose={onClose}
      >
        <RowChoice />
      </FormDialog>
    </RecordSaving>
  );
}

function RowChoice() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const tellError = useTellError();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const chosen = useWatch({ name: 'installmentNo' }) as number | undefined;
  const [code, setCode] = useState('');
  const [found, setFound] = useState<InvoiceRows>();
  const [message, setMessage] = useState<MessageKey>();

  const find = async () => {
    setFound(undefined);
    setMessage(undefined);
    setValue('installmentNo', null);
    try {
      const rows = await dataProvider.call(readInvoiceRows, { query: { code: code.trim() } });
      setFound(rows);
      setValue('loanId', rows.loanId, { shouldDirty: true, shouldValidate: true });
      if (rows.rows.length === 0) setMessage('loanLists.invoice.no_rows');
    } catch (error) {
      if ((error as { status?: number }).status === 404) setMessage('loanLists.invoice.none');
      else tellError(error);
    }
  };
  const problemId = useId();
  const missing = errors.loanId ?? errors.installmentNo;

  return (
    <Stack gap={12}>
      <div className={lookupStyles.row}>
        <Input
          name="loanId"
          aria-label={translate('loanLists.invoice.code')}
          aria-invalid={errors.loanId ? true : undefined}
          aria-describedby={errors.loanId ? problemId : undefined}
          placeholder={translate('loanLists.invoice.code')}
          value={code}
          autoComplete="off"
          autoFocus
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.code !== 'Enter' || !code.trim()) return;
            event.preventDefault();
            void find();
          }}
        />
        <Button className={textStyles.nowrap} disabled={!code.trim()} onClick={() => void find()}>
          {translate('loanLists.invoice.find')}
        </Button>
      </div>
      <Muted role="status" as="p">
        {message && translate(message)}
      </Muted>
      {found && found.rows.length > 0 && (
        <Stack
          as="fieldset"
          gap={6}
          data-part="group"
          name="installmentNo"
          aria-invalid={errors.installmentNo ? true : undefined}
          aria-describedby={missing ? problemId : undefined}
        >
          <Subtitle as="legend">
            {heading(`${translate('loanLists.invoice.row')}: ${found.code} ${found.customerName}`)}
          </Subtitle>
          {found.rows.map(({ no, dueDate, amount, invoice }) => (
            <Tile as="label" key={no}>
              <Row as="strong" between>
                <span>
                  <input
                    type="radio"
                    name="installment"
                    disabled={invoice !== null}
                    checked={chosen === no}
                    onChange={() =>
                      setValue('installmentNo', no, { shouldDirty: true, shouldValidate: true })
                    }
                  />{' '}
                  {no}. {dueDate}
                </span>
                <span className={textStyles.num}>{formatMoney(amount)}</span>
              </Row>
              {invoice && (
                <Muted>
                  {invoice}: {translate('loanLists.invoice.live')}
                </Muted>
              )}
            </Tile>
          ))}
        </Stack>
      )}
      {missing && (
        <Notice role="alert" tone="danger">
          {translate('loanLists.invoice.row')}:{' '}
          <span id={problemId}>{translate('validation.required')}</span>
        </Notice>
      )}
    </Stack>
  );
}
