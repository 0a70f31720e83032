import { Suspense, lazy, useId, useMemo, useState, type FormEvent } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { config } from '../../../config/config';
import { displayError } from '../../../framework/record/displayError';
import { checkOf } from '../../../framework/record/useOutcome';
import { configuredReader } from '../../../devices/fingerprint/configuredReader';
import { XypPurpose } from '../../../domain/enums/stateRegistry';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { Card } from '../../../framework/parts/Card';
import { lookupErrors, workerOf, type LookupDraft, type LookupErrors } from './checkLookup';
import { FieldProblem } from './FieldProblem';
import { FingerCapture } from './FingerCapture';
import { useReaderBlock } from './useReaderBlock';
import { useXypLookup } from './useXyp';
import type { XypResult } from './api';
import { rememberWorker, rememberedWorker } from './workerRegnum';
import { Columns, Stack } from '../../../ui/Stack/Stack';
import { Notice } from '../../../ui/Notice/Notice';
import { FieldLabel, Input, Select } from '../../../ui/Input/Input';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';

const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

interface Props {
  customerId: string;
  /** The employee's register number as the gateway knows it, masked; null before the first look-up. */
  ownNumber: string | null;
  /** Nothing = it was done, but its answer was lost on the way. */
  onAnswer: (result: XypResult | undefined) => void;
}

/**
 * Purpose, the employee's register number, two fingers, and the question before the registry is asked
 * (docs/domain/registries.md 4.1).
 */
export function RegistryLookupForm({ customerId, ownNumber, onAnswer }: Props) {
  const translate = useTranslate();
  const id = useId();
  const reader = useMemo(() => configuredReader(config().fingerprint), []);
  const actionBlock = useReaderBlock(reader);
  const [draft, setDraft] = useState<LookupDraft>(() => ({
    purpose: '',
    workerRegnum: rememberedWorker(),
    worker: undefined,
    customer: undefined,
  }));
  const [errors, setErrors] = useState<LookupErrors>({});
  const [asked, setAsked] = useState(false);
  const send = useXypLookup(customerId, onAnswer);

  const change = (part: Partial<LookupDraft>) => {
    setDraft((held) => ({ ...held, ...part }));
    setErrors((held) => ({
      ...held,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = lookupErrors(draft, ownNumber);
    setErrors(found);
    if (Object.keys(found).length === 0) setAsked(true);
  };
  const look = async () => {
    const { purpose, worker, customer } = draft;
    if (purpose === '' || !worker || !customer) return;
    const workerRegnum = workerOf(draft.workerRegnum);
    rememberWorker(workerRegnum);
    await send({
      purpose,
      workerRegnum,
      workerFingerprint: worker,
      customerFingerprint: customer,
    });
  };
  const setWorker = useMemo(() => (worker: LookupDraft['worker']) => change({ worker }), []);
  const setCustomer = useMemo(
    () => (customer: LookupDraft['customer']) => change({ customer }),
    [],
  );

  return (
    <Card title={translate('xyp.form.title')}>
      <Stack gap={16} as="form" onSubmit={ask} noValidate>
        {reader?.simulated && (
          <div>
            <Chip tone="caution">{translate('xyp.finger.ribbon')}</Chip>
          </div>
        )}
        {actionBlock && (
          <Notice tone="caution" role="status">
            {translate(actionBlock)}
          </Notice>
        )}
        <Columns min={240} gap={16} fill>
          <div>
            <FieldLabel htmlFor={`${id}-purpose`} data-required>
              {translate('xyp.form.purpose')}
            </FieldLabel>
            <Select
              id={`${id}-purpose`}
              value={draft.purpose}
              aria-invalid={errors.purpose ? true : undefined}
              aria-describedby={`${id}-purpose-error`}
              onChange={({ target }) => change({ purpose: target.value as XypPurpose | '' })}
            >
              <option value="">{translate('xyp.form.choose')}</option>
              {XypPurpose.values.map((value) => (
                <option key={value} value={value}>
                  {translate(labelKeyOf(XypPurpose, value))}
                </option>
              ))}
            </Select>
            <FieldProblem id={`${id}-purpose-error`} message={errors.purpose} />
          </div>
          <div>
            <FieldLabel htmlFor={`${id}-worker`} data-required>
              {translate('xyp.form.worker')}
            </FieldLabel>
            <Input
              id={`${id}-worker`}
              value={draft.workerRegnum}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              aria-invalid={errors.workerRegnum ? true : undefined}
              aria-describedby={`${id}-worker-error`}
              onChange={({ target }) => change({ workerRegnum: target.value })}
              onBlur={() => change({ workerRegnum: workerOf(draft.workerRegnum) })}
            />
            <FieldProblem
              id={`${id}-worker-error`}
              message={errors.workerRegnum}
              help={ownNumber === null ? 'xyp.form.worker_help' : 'xyp.form.own_number'}
              values={{ number: ownNumber }}
            />
          </div>
        </Columns>
        <Columns min={240} gap={16} fill>
          <FingerCapture
            label="xyp.finger.worker"
            reader={reader}
            capture={draft.worker}
            error={errors.worker}
            disabled={asked}
            onCapture={setWorker}
          />
          <FingerCapture
            label="xyp.finger.customer"
            reader={reader}
            capture={draft.customer}
            error={errors.customer}
            disabled={asked}
            onCapture={setCustomer}
          />
        </Columns>
        <div>
          <Button type="submit" variant="primary">
            {translate('xyp.form.send')}
          </Button>
        </div>
      </Stack>
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            kind="consequence"
            title={translate('xyp.form.send')}
            confirmLabel={translate('xyp.form.send')}
            tell={(error) => displayError(error, translate)}
            onUnknown={checkOf}
            onConfirm={look}
            onClose={() => setAsked(false)}
          >
            <p>{translate('xyp.form.question')}</p>
            {draft.purpose && <p>{translate(labelKeyOf(XypPurpose, draft.purpose))}</p>}
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}
