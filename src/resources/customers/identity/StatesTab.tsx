import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { customerProcessStage } from '../../../domain/customerProcess';
import {
  processWay,
  type ProcessStep,
  type ProcessWay,
} from '../../../domain/customers/processSteps';
import { CustomerProcessCode, type CustomerProcessStage } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { RecordOf } from '../../../entity/entity';
import type customers from '../customers';
import { useMayOpen } from './useMayOpen';
import { StatesTable } from './StatesTable';
import { stepCure } from './stepCures';
import './identity.css';

const stageKey = (stage: CustomerProcessStage) => labelKeyOf(CustomerProcessCode, stage);

/** Where the customer stands on the way to a contract, and how he came there (domain 4.8). */
export function StatesTab() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  if (!customer) return null;
  const way = processWay(customer.state as number);
  return (
    <div className="id-stack">
      <section className="u-card" aria-labelledby="process">
        <header className="u-section-head">
          <h2 id="process" className="u-card-title">
            {translate('identity.steps.title')}
          </h2>
        </header>
        <div className="u-section-body">
          <ol className="id-steps">
            {way.steps.map((step) => (
              <Step key={step.key} step={step} code={way.code} customer={customer} />
            ))}
          </ol>
          <Branch way={way} />
          <Unknown way={way} />
        </div>
      </section>
      <StatesTable id={customer.id} />
    </div>
  );
}

function Step({
  step,
  code,
  customer,
}: {
  step: ProcessStep;
  code: string;
  customer: RecordOf<typeof customers>;
}) {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const { key, standing, stage } = step;
  const isHere = standing === 'current' || standing === 'failed';
  const cure = isHere ? stepCure(key, customer.id) : undefined;
  return (
    <li data-standing={standing} aria-current={isHere ? 'step' : undefined}>
      <b>{translate(`identity.steps.${key}`)}</b>
      <span className="id-step-standing">{translate(`identity.steps.${standing}`)}</span>
      {isHere && stage && (
        <span>
          <code className="u-chip">{code}</code> {translate(stageKey(stage))}
        </span>
      )}
      {cure && mayOpen(cure) && (
        <Link className="u-link" to={cure}>
          {translate(`identity.steps.cures.${key}`)}
        </Link>
      )}
    </li>
  );
}

/** The cancellation that was entered after the contracts. */
function Branch({ way: { branch, code } }: { way: ProcessWay }) {
  const translate = useTranslate();
  if (!branch) return null;
  return (
    <p className="u-notice" data-tone="caution">
      {translate('identity.steps.branches')}: <code className="u-chip">{code}</code>{' '}
      {translate(stageKey(branch))}
    </p>
  );
}

/** A code that the documents do not know, with the stage that is nearest to it. */
function Unknown({ way: { code, known } }: { way: ProcessWay }) {
  const translate = useTranslate();
  const { stage } = customerProcessStage(code);
  if (known || code === '') return null;
  return (
    <p className="u-notice" data-tone="danger">
      {translate('identity.steps.unknown', {
        code,
        stage: stage ? translate(stageKey(stage)) : '—',
      })}
    </p>
  );
}
