import { useTranslate } from 'ra-core';
import { creditRegistrySend } from '../../../domain/contracts/registryClocks';
import { toldOf } from '../../../crud/record/toldOf';
import { ConfirmDialog } from '../../../ui/base/ConfirmDialog';
import type { GatesAnswer } from '../wire';
import { useCure } from './useCure';

interface Props {
  customerId: number | string;
  onClose: () => void;
}

/** Sends a credit-registry check: yes or no, with a reason while a result is still valid (domain 4.10). */
export function CheckDialog({ facts, customerId, onClose }: Props & { facts: GatesAnswer }) {
  const translate = useTranslate();
  const cure = useCure({ gateway: 'zms', path: '/zms/checks', action: 'check_zms', customerId });
  const step = creditRegistrySend(facts.creditRegistry, facts.today);
  const again = step === 'resend-with-reason';
  const text = translate(step === 'send' ? 'action.check_zms' : 'action.resend_zms');
  return (
    <ConfirmDialog
      open
      kind={again ? 'reason' : 'yes-no'}
      title={text}
      confirmLabel={text}
      tell={(error) => toldOf(error, translate)}
      onUnknown={cure.onUnknown}
      onConfirm={({ reason }) => cure.send({ customerId: Number(customerId), reason })}
      onClose={onClose}
    >
      {translate(again ? 'contracts.gates.resend_question' : 'contracts.gates.send_question')}
    </ConfirmDialog>
  );
}

/** Computes the customer's score from what the registries have said. */
export function ScoreDialog({ customerId, onClose }: Props) {
  const translate = useTranslate();
  const cure = useCure({
    gateway: 'customer',
    path: `/customers/${customerId}/score`,
    action: 'compute_score',
    customerId,
  });
  const text = translate('action.compute_score');
  return (
    <ConfirmDialog
      open
      kind="yes-no"
      title={text}
      confirmLabel={text}
      tell={(error) => toldOf(error, translate)}
      onUnknown={cure.onUnknown}
      onConfirm={() => cure.send({})}
      onClose={onClose}
    >
      {translate('contracts.gates.score_question')}
    </ConfirmDialog>
  );
}
