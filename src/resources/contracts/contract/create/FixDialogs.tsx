import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { displayError } from '../../../../framework/record/displayError';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { CheckDialog as RegistryCheckDialog } from '../../../credit-registry/check/CheckDialog';
import { sendCheck, type SentCheck } from '../../../credit-registry/check/api';
import { computeScore, type GatesAnswer } from '../api';
import { useFix } from './useFix';

interface Props {
  customerId: number | string;
  onClose: () => void;
}

/** Sends a credit-registry check, as the credit registry's own pages do (docs/domain/registries.md 1.1). */
export function CheckDialog({
  facts,
  customerId,
  onClose,
}: Props & { facts: Pick<GatesAnswer, 'creditRegistry' | 'today'> }) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const check = useCallback(
    (body: SentCheck, idempotencyKey: string) =>
      dataProvider.call(sendCheck, { body, idempotencyKey }),
    [dataProvider],
  );
  const fix = useFix({ send: check, action: 'check_zms', customerId });
  return (
    <RegistryCheckDialog
      check={facts.creditRegistry}
      today={facts.today}
      send={(answer) => fix.send({ customerId: Number(customerId), ...answer })}
      onClose={onClose}
    />
  );
}

/** Computes the customer's score from what the registries have said. */
export function ScoreDialog({ customerId, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const compute = useCallback(
    (body: object, idempotencyKey: string) =>
      dataProvider.call(computeScore, { params: { id: customerId }, body, idempotencyKey }),
    [customerId, dataProvider],
  );
  const fix = useFix({ send: compute, action: 'compute_score', customerId });
  const text = translate('action.compute_score');
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={text}
      confirmLabel={text}
      tell={(error) => displayError(error, translate)}
      onUnknown={fix.onUnknown}
      onConfirm={() => fix.send({})}
      onClose={onClose}
    >
      {translate('contracts.gates.score_question')}
    </ConfirmDialog>
  );
}
