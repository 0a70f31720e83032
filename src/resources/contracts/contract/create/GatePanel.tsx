import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { allGatesOpen } from '../../../../domain/contracts/gates';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import type { GatesAnswer } from '../api';
import type { ContractDraft } from './ContractDraft';
import { GateBoard } from './GateBoard';
import { GateDetails } from './GateDetails';
import { GateFix } from './GateFix';
import { useGateBoard, useGateFacts } from './useGates';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Muted } from '../../../../ui/Text/Text';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Button } from '../../../../ui/Button/Button';
import { FormFoot } from '../../../../ui/FieldGroup/FieldGroup';
import { Row } from '../../../../ui/Stack/Stack';

/** The board for what is chosen, what the contract would be, and the button that makes it once every gate is open. */
export function GatePanel() {
  const translate = useTranslate();
  const draft = useWatch<ContractDraft>();
  const { customerId = null, type = null, parentId } = draft;
  const read = useGateFacts({ customerId, type, parentId });
  const { companyName, companyPhone, companyEmail, directorName } = draft;
  const company = useMemo(
    () => ({ name: companyName, phone: companyPhone, email: companyEmail, director: directorName }),
    [companyEmail, companyName, companyPhone, directorName],
  );
  const gates = useGateBoard(read.data, company);
  const open = gates !== undefined && allGatesOpen(gates);
  const shut = gates?.filter(({ state }) => state === 'failed' || state === 'blocked').length ?? 0;
  return (
    <>
      <Surface as="section" aria-labelledby="contract-gates">
        <CardHead>
          <CardTitle id="contract-gates">{translate('contracts.gates.title')}</CardTitle>
        </CardHead>
        <CardBody aria-live="polite" aria-busy={read.isFetching}>
          {!customerId || !type ? (
            <Muted as="p">{translate('contracts.create.choose')}</Muted>
          ) : read.error ? (
            <EmptyState
              kind="failed"
              reference={read.error.requestId}
              onRetry={() => void read.refetch()}
            />
          ) : gates && read.data ? (
            <>
              <GateBoard
                gates={gates}
                details={({ key }) => <GateDetails gate={key} answer={read.data} />}
                fix={(gate) => <GateFix gate={gate} facts={read.data} customerId={customerId} />}
              />
              <Preview answer={read.data} />
            </>
          ) : (
            <Skeleton aria-busy="true" />
          )}
        </CardBody>
      </Surface>
      <MakeFooter open={open} shut={gates ? shut : undefined} />
    </>
  );
}

/** Number, template and limit that the contract would get now. */
function Preview({ answer: { preview } }: { answer: GatesAnswer }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Row as={Muted} gap="4px 16px" pad="12px 0 0">
      <span>{translate('contracts.create.number', { number: preview.contractNumber })}</span>
      <span>{translate('contracts.create.template', { template: preview.template })}</span>
      <span>
        {heading(translate('resources.contract.fields.limit'))}: <MoneyText value={preview.limit} />
      </span>
    </Row>
  );
}

function MakeFooter({ open, shut }: { open: boolean; shut: number | undefined }) {
  const translate = useTranslate();
  const { submitCount, errors } = useFormState();
  const wrong = submitCount > 0 && Object.keys(errors).length > 0;
  return (
    <FormFoot aria-live="polite">
      <Button type="submit" variant="primary" disabled={!open}>
        {translate('contracts.create.make')}
      </Button>
      <Muted>
        {wrong
          ? translate('validation.invalid_form')
          : shut === undefined
            ? translate('contracts.create.closed')
            : open
              ? translate('contracts.gates.open')
              : translate('contracts.gates.shut', { count: shut })}
      </Muted>
    </FormFoot>
  );
}
