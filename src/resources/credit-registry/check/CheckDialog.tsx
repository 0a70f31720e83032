import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { creditRegistrySend } from '../../../domain/contracts/registryClocks';
import type { RegistryRequestState } from '../../../domain/enums/common';
import { RegistryLogType } from '../../../domain/enums/credit-registry';
import { formatMoney } from '../../../domain/money';
import { displayError } from '../../../framework/record/displayError';
import { checkOf } from '../../../framework/record/useOutcome';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useCheckFigures } from './useCheckFigures';
import { FieldLabel, Select } from '../../../ui/Input/Input';

/** The latest check of a customer, as far as sending another one depends on it. */
export interface KnownCheck {
  state: RegistryRequestState;
  at: string | null;
}

interface Props {
  /** Nothing when the registry was never asked. */
  check: KnownCheck | null;
  today: string;
  send: (answer: { logType: string; reason?: string }) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Sends a credit-registry check, with a reason while a result is still valid, because each costs money
 * (docs/domain/registries.md 1.3). The fee is named before it is spent.
 */
export function CheckDialog({ check, today, send, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [logType, setLogType] = useState('ZMS');
  const { data: figures } = useCheckFigures();
  const step = creditRegistrySend(check, today, useSystemSettings());
  const again = step === 'resend-with-reason';
  const text = translate(step === 'send' ? 'action.check_zms' : 'action.resend_zms');
  return (
    <ConfirmDialog
      open
      kind={again ? 'reason' : 'consequence'}
      title={text}
      confirmLabel={text}
      tell={(error) => displayError(error, translate)}
      onUnknown={checkOf}
      onConfirm={({ reason }) => send({ logType, reason })}
      onClose={onClose}
    >
      <p>{translate(again ? 'registryCheck.resend_question' : 'registryCheck.send_question')}</p>
      {figures && <p>{translate('registryCheck.fee', { fee: formatMoney(figures.fee) })}</p>}
      <FieldLabel htmlFor={id}>{translate('registryCheck.log_type')}</FieldLabel>
      <Select id={id} value={logType} onChange={(event) => setLogType(event.target.value)}>
        {RegistryLogType.values.map((value) => (
          <option key={value} value={value}>
            {translate(`enums.RegistryLogType.${value}`)}
          </option>
        ))}
      </Select>
    </ConfirmDialog>
  );
}
