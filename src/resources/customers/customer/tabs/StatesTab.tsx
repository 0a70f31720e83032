import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { customerProcessStage } from '../../../../domain/customerProcess';
import {
  processWay,
  type ProcessStep,
  type ProcessWay,
} from '../../../../domain/customers/processSteps';
import { isOnTheWay } from '../../../../domain/customers/registration';
import { CUSTOMER } from '../../../../domain/settings';
import { CustomerProcessCode, type CustomerProcessStage } from '../../../../domain/enums/customers';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import type { RecordOf } from '../../../../entity/entity';
import type customers from '../customer.entity';
import { useMayOpen } from '../useMayOpen';
import { StatesTable } from './StatesTable';
import type { CustomerStatusBadges } from '../../identity/api';
import { stepFix } from './stepFixes';
import { Stack } from '../../../../ui/Stack/Stack';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Chip } from '../../../../ui/Chip/Chip';
import { Link } from '../../../../ui/Link/Link';
import { Notice } from '../../../../ui/Notice/Notice';
import { Note } from '../../../../ui/Text/Text';
import { Step, Steps } from '../../../../ui/Steps/Steps';

type Registered = RecordOf<typeof customers> & CustomerStatusBadges;

const stageKey = (stage: CustomerProcessStage) => labelKeyOf(CustomerProcessCode, stage);

/**
 * The step that the customer has reached on the way to a contract, and the steps before it
 * (docs/domain/customers.md 2.1, 2.2).
 */
export function StatesTab() {
  const customer = useRecordContext<Registered>();
  const translate = useTranslate();
  if (!customer) return null;
  const way = processWay(customer.state);
  return (
    <Stack gap={12}>
      <Surface as="section" aria-labelledby="process">
        <CardHead>
          <CardTitle id="process">{translate('identity.steps.title')}</CardTitle>
        </CardHead>
        <CardBody>
          <Steps>
            {way.steps.map((step) => (
              <WayStep key={step.key} step={step} code={way.code} customer={customer} />
            ))}
          </Steps>
          <Branch way={way} />
          <Unknown way={way} />
        </CardBody>
      </Surface>
      <StatesTable id={customer.id} />
    </Stack>
  );
}

function WayStep({
  step,
  code,
  customer,
}: {
  step: ProcessStep;
  code: string;
  customer: Registered;
}) {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const { key, standing, stage } = step;
  const isHere = standing === 'current' || standing === 'failed';
  const fix = isHere ? stepFix(key, customer) : undefined;
  const wait = customer.registrationWait;
  const isMoving = isHere && isOnTheWay(Number(code));
  return (
    <Step name={translate(`identity.steps.${key}`)} standing={standing}>
      <span>{translate(`identity.steps.${standing}`)}</span>
      {isHere && stage && (
        <span>
          <Chip as="code">{code}</Chip> {translate(stageKey(stage))}
        </span>
      )}
      {isMoving && (
        <Note>
          {translate(`identity.steps.waits.${wait ?? 'going'}`, { years: CUSTOMER.minAge })}
        </Note>
      )}
      {fix && mayOpen(fix.path) && <Link to={fix.path}>{translate(fix.words)}</Link>}
    </Step>
  );
}

/** The cancellation that was entered after the contracts. */
function Branch({ way: { branch, code } }: { way: ProcessWay }) {
  const translate = useTranslate();
  if (!branch) return null;
  return (
    <Notice tone="caution">
      {translate('identity.steps.branches')}: <Chip as="code">{code}</Chip>{' '}
      {translate(stageKey(branch))}
    </Notice>
  );
}

/** A code that the documents do not know, with the stage that is nearest to it. */
function Unknown({ way: { code, known } }: { way: ProcessWay }) {
  const translate = useTranslate();
  const { stage } = customerProcessStage(code);
  if (known || code === '') return null;
  return (
    <Notice tone="danger">
      {translate('identity.steps.unknown', {
        code,
        stage: stage ? translate(stageKey(stage)) : '—',
      })}
    </Notice>
  );
}
