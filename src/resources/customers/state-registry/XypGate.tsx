import { use, useState, type ReactNode } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import {
  creditRegistryClock,
  creditRegistrySend,
  isFreshCheck,
  stateRegistryClock,
  stateRegistryStep,
} from '../../../domain/contracts/registryClocks';
import { CheckDialog, ScoreDialog } from '../../contracts/contract/create/FixDialogs';
import { COMPUTE_SCORE, WRITE_REGISTRY } from '../../contracts/rights';
import { Panel } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Button } from '../../../ui/Button/Button';
import type { StateRegistryStatus } from './api';
import { Actions } from '../../../ui/Page/Page';
import stackStyles from '../../../ui/Stack/Stack.module.css';

interface Props {
  customerId: string;
  standing: StateRegistryStatus;
  /** Shown once the look-up may be made. */
  children: ReactNode;
}

/**
 * What a look-up needs first (docs/domain/registries.md 4.1): a credit-registry check that is not too old, and no
 * reading that still counts, else the score is computed from that one.
 */
export function XypGate({ customerId, standing, children }: Props) {
  const { today, creditRegistry, readAt, terms } = standing;
  const step = stateRegistryStep({ today, creditRegistry, stateRegistryReadAt: readAt, terms });
  if (step === 'read') return children;
  // The actions that put it right are those of the gate board, with its texts.
  use(loadEntity('contract'));
  if (step === 'blocked') return <Blocked customerId={customerId} standing={standing} />;
  return <Cached customerId={customerId} standing={standing} />;
}

function Blocked({ customerId, standing }: Omit<Props, 'children'>) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const { creditRegistry, today, terms } = standing;
  const waiting = creditRegistrySend(creditRegistry, today, terms) === 'waiting';
  const clock = creditRegistryClock(creditRegistry?.at, today, terms);
  const expired = clock?.running === false && !isFreshCheck(creditRegistry, today, terms);
  return (
    <Panel className={stackStyles.stack} as="section">
      <Notice tone="danger" role="alert">
        {translate('error.xyp_blocked')}
        {expired && <> {translate('error.zms_expired', { days: terms.zmsValidityDays })}</>}
        {waiting && <> {translate('gates.creditRegistry.awaited')}</>}
      </Notice>
      {may(WRITE_REGISTRY) && !waiting && (
        <div>
          <Button variant="primary" onClick={() => setAsked(true)}>
            {translate(creditRegistry ? 'action.resend_zms' : 'action.check_zms')}
          </Button>
        </div>
      )}
      {asked && (
        <CheckDialog facts={standing} customerId={customerId} onClose={() => setAsked(false)} />
      )}
    </Panel>
  );
}

function Cached({ customerId, standing }: Omit<Props, 'children'>) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const { today, readAt, terms } = standing;
  const days = stateRegistryClock(readAt, today, terms)?.daysLeft ?? 0;
  return (
    <Panel className={stackStyles.stack} as="section">
      <Notice tone="caution" role="alert">
        {translate('error.registry_within_days', { days: terms.xypCacheDays })}{' '}
        {days === 0 ? translate('xyp.last_day') : translate('xyp.days_left', { smart_count: days })}
      </Notice>
      <Actions>
        <Button to={`/customers/${customerId}/xyp-detail`}>{translate('xyp.to_reading')}</Button>
        {may(COMPUTE_SCORE) && (
          <Button variant="primary" onClick={() => setAsked(true)}>
            {translate('action.compute_score')}
          </Button>
        )}
      </Actions>
      {asked && <ScoreDialog customerId={customerId} onClose={() => setAsked(false)} />}
    </Panel>
  );
}
