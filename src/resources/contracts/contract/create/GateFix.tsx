import { useState } from 'react';
import { matchPath } from 'react-router-dom';
import type { MessageKey } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMay } from '../../../../framework/useMay';
import { creditRegistrySend } from '../../../../domain/contracts/registryClocks';
import type { Gate } from '../../../../domain/contracts/Gate';
import { recordPath } from '../../../../entity/paths';
import { routeFor } from '../../../routes';
import type { GatesAnswer } from '../api';
import { CheckDialog, ScoreDialog } from './FixDialogs';
import { COMPUTE_SCORE, WRITE_REGISTRY } from '../../rights';
import { Muted } from '../../../../ui/Text/Text';
import { Link } from '../../../../ui/Link/Link';
import { Button } from '../../../../ui/Button/Button';

interface Props {
  gate: Gate;
  facts: GatesAnswer;
  customerId: number | string;
}

/** The action that opens a gate: a registry check, the score, or the page where it can be put right. */
export function GateFix({ gate, facts, customerId }: Props) {
  const translate = useTranslate();
  const shut = gate.state !== 'passed' && gate.state !== 'not-needed';
  if (gate.key === 'creditRegistry' && gate.state !== 'not-needed')
    return <CheckButton facts={facts} customerId={customerId} />;
  if (!shut) return null;
  switch (gate.key) {
    case 'customer':
      return <FixLink to={`/customers/${customerId}/detail`} text="contracts.gates.to_customer" />;
    case 'score':
      return gate.state === 'failed' ? <ScoreButton customerId={customerId} /> : null;
    case 'family':
      return <FixLink to={`/customers/${customerId}/detail`} text="contracts.gates.to_family" />;
    case 'stateRegistry':
      return gate.state === 'failed' ? (
        <FixLink to={`/customers/${customerId}/xyp-detail`} text="contracts.gates.to_xyp" />
      ) : null;
    case 'criteria':
      return (
        <FixLink to={`/customers/${customerId}/settings`} text="contracts.gates.to_customer" />
      );
    case 'oneLive': {
      const to = facts.liveContract && recordPath('contract', 'show', facts.liveContract.id);
      return to ? <FixLink to={to} text="contracts.gates.to_contract" /> : null;
    }
    default:
      return <Muted>{translate('contracts.gates.fill_below')}</Muted>;
  }
}

/** A link to the page where it can be put right, if there is one that the person may open. */
function FixLink({ to, text }: { to: string; text: MessageKey }) {
  const translate = useTranslate();
  const may = useMay();
  const route = routeFor(to);
  // A tab that is not built is no page of its own: the record's page answers for it.
  if (!route || !matchPath(route.path, to) || !may(route.access)) return null;
  return <Link to={to}>{translate(text)}</Link>;
}

function CheckButton({ facts, customerId }: Omit<Props, 'gate'>) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const step = creditRegistrySend(facts.creditRegistry, facts.today, facts.terms);
  if (!may(WRITE_REGISTRY) || step === 'waiting') return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        {translate(step === 'send' ? 'action.check_zms' : 'action.resend_zms')}
      </Button>
      {asked && (
        <CheckDialog facts={facts} customerId={customerId} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function ScoreButton({ customerId }: { customerId: number | string }) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  if (!may(COMPUTE_SCORE)) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{translate('action.compute_score')}</Button>
      {asked && <ScoreDialog customerId={customerId} onClose={() => setAsked(false)} />}
    </>
  );
}
