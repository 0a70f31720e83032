import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { displayError } from '../../../../framework/record/displayError';
import { ShownRecord } from '../../../../framework/record/ShownRecord';
import { checkOf, useOutcome } from '../../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../../domain/ids';
import type { RecordOf } from '../../../../entity/entity';
import { represent } from '../../../../entity/represent';
import { ACCESS_FLAGS } from '../accessFlags';
import entity from '../customer.entity';
import { AccessRow, type AccessMove } from './AccessRow';
import { OverrideDialog } from '../../access-override/OverrideDialog';
import { Card } from '../../../../framework/parts/Card';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { accessMoves, readAccess, readAccessHistory } from '../api';
import { Stack } from '../../../../ui/Stack/Stack';
import type { ToastOptions } from '../../../../ui/Toast/toasts';

const ConfirmDialog = lazy(() =>
  import('../../../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

type Customer = RecordOf<typeof entity>;
type Flag = (typeof ACCESS_FLAGS)[number];

interface Question {
  flag: Flag;
  move: AccessMove;
}

/**
 * The four accesses: what each is now, everything that keeps it closed, and how it came about
 * (docs/domain/customers.md 6.1).
 */
export function CustomerSettingsTab() {
  const customer = useRecordContext<Customer>();
  const translate = useTranslate();
  const [question, setQuestion] = useState<Question>();
  const access = useRecordPart('customers', readAccess, customer?.id);
  const history = useRecordPart('customers', readAccessHistory, customer?.id);
  if (!customer) return null;
  const stateOf = ({ field }: Flag) => access.data?.find((one) => one.field === field);
  const close = () => setQuestion(undefined);
  const asked = question && stateOf(question.flag);
  const toggled = question && question.move !== 'override' ? question.move : undefined;

  return (
    <Card
      title={translate('customers.access.title')}
      flush
      read={access.error || !access.data ? access : history}
    >
      <Stack as="ul" gap={0} lined data-part="accesses">
        {ACCESS_FLAGS.map((flag) => {
          const state = stateOf(flag);
          return (
            state && (
              <AccessRow
                key={flag.field}
                flag={flag}
                state={state}
                rows={(history.data ?? []).filter(({ field }) => field === flag.field)}
                customer={represent('customers', customer)}
                onAsk={(move) => setQuestion({ flag, move })}
              />
            )
          );
        })}
      </Stack>
      {question?.move === 'override' && asked && (
        <OverrideDialog
          customerId={customer.id}
          access={question.flag.access}
          state={asked}
          onClose={close}
        />
      )}
      {question && toggled && (
        <ShownRecord entity={entity} record={customer}>
          {(shown) => (
            <ToggleDialog customer={shown} flag={question.flag} move={toggled} onClose={close} />
          )}
        </ShownRecord>
      )}
    </Card>
  );
}

interface ToggleProps {
  customer: Customer;
  flag: Flag;
  move: 'open' | 'close';
  onClose: () => void;
}

const DONE = { open: 'toast.access_opened', close: 'toast.access_closed' } as const;

/** Staff open or close an access, with a reason. */
function ToggleDialog({ customer, flag, move, onClose }: ToggleProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome('customers');
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [idempotencyKey] = useState(uuid);
  const name = translate(`enums.CustomerAccess.${flag.access}`);
  const action = translate(`action.${move}_access`);

  const change = async (reason: string | undefined) => {
    const tellDone = () => {
      const options: ToastOptions = { detail: name };
      notify(DONE[move], { type: 'success', ...options });
    };
    const write = {
      id: customer.id,
      action: move,
      field: flag.field,
      idempotencyKey,
      seen: customer,
      onBooked: tellDone,
    };
    await guard(write, () =>
      dataProvider.call(accessMoves[move], {
        params: { id: customer.id, flag: flag.field },
        body: { reason },
        idempotencyKey,
        seen: customer,
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['customers'] });
    tellDone();
  };

  return (
    <Suspense>
      <ConfirmDialog
        open
        kind="reason"
        title={`${action}: ${name}`}
        confirmLabel={action}
        tell={(error) => displayError(error, translate, 'error.state_change_failed')}
        onUnknown={checkOf}
        onConfirm={({ reason }) => change(reason)}
        onClose={onClose}
      >
        {translate(`customers.access.${move}_text`)}
      </ConfirmDialog>
    </Suspense>
  );
}
