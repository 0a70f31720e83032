import { useId, useState, type ReactNode } from 'react';

import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useMoneyHeading } from '../../../framework/useLabels';
import { subtractMoney } from '../../../domain/money';
import { verdictOf, type Check, type Verdict } from '../../../domain/reconcile/Check';
import { CAUSE_KEYS, CHECKS, type CheckLabel } from '../../../domain/reconcile/checks';
import type { Tone } from '../../../domain/tone';
import entity from './loan.entity';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { exactMoney } from './parts/exactMoney';
import { isRegistryCheck } from './registryCheck';
import type { useLoanFigures } from './useLoanFigures';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Chip } from '../../../ui/Chip/Chip';
import { FactStrip } from '../../../ui/Facts/KeyFacts';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import { CardTitle } from '../../../ui/Card/Card';
import { Row } from '../../../ui/Stack/Stack';
import { CreditRegistryClassification } from '../../../domain/enums/credit-registry';

const LOOKS: Readonly<Record<Verdict, { tone: Tone; sign: string }>> = {
  equal: { tone: 'success', sign: '✓' },
  explained: { tone: 'caution', sign: '≈' },
  unequal: { tone: 'danger', sign: '≠' },
};

interface Props {
  figures: ReturnType<typeof useLoanFigures>;
  /** Address of the loan, below which the tabs are. */
  base: string;
}

interface BarProps extends Props {
  /** At the end of the line. */
  children: ReactNode;
}

/**
 * R1–R7 of one loan: each with its verdict; both sides exactly and where they are shown when it is opened
 * (docs/domain/money.md 9.2). Those that agree are behind their number.
 */
export function ReconciliationBar({ figures, base, children }: BarProps) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const panel = useId();
  const { checks, failed, retry } = figures;
  const equal = checks?.filter((check) => verdictOf(check) === 'equal').length ?? 0;
  const shown = checks?.find(({ id }) => id === opened);
  return (
    <>
      <Row gap={6}>
        <CardTitle id="loan-truth">{translate('loanPage.truth.title')}</CardTitle>
        {checks && (
          <Button
            variant="text"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {translate('loanPage.truth.count', { equal, all: checks.length })}
          </Button>
        )}
        {failed ? (
          <span role="alert">
            {translate('loanPage.truth.failed')}{' '}
            <Button variant="text" size="small" onClick={retry}>
              {translate('action.retry')}
            </Button>
          </span>
        ) : checks ? (
          checks.map((check) => (
            <CheckChip
              key={check.id}
              check={check}
              panel={panel}
              hidden={!showsAll && check.id !== opened && verdictOf(check) === 'equal'}
              open={check.id === opened}
              onToggle={() => setOpened(check.id === opened ? undefined : check.id)}
            />
          ))
        ) : (
          <Skeleton aria-busy="true" />
        )}
        {children}
      </Row>
      <div id={panel} hidden={!shown}>
        {shown && <Sides check={shown} base={base} figures={figures} />}
      </div>
    </>
  );
}

interface ChipProps {
  check: Check;
  panel: string;
  hidden: boolean;
  open: boolean;
  onToggle: () => void;
}

function CheckChip({ check, panel, hidden, open, onToggle }: ChipProps) {
  const translate = useTranslate();
  const verdict = verdictOf(check);
  const { tone, sign } = LOOKS[verdict];
  const words = verdictWords(check);
  return (
    <Chip
      type="button"
      as="button"
      data-part="loan-check"
      tone={tone}
      hidden={hidden}
      aria-expanded={open}
      aria-controls={panel}
      onClick={onToggle}
    >
      <span aria-hidden="true">{sign}</span> {translate(labelOf(check).labelKey)}
      <span className={verdict === 'equal' ? textStyles.hidden : undefined}>
        : {translate(words)}
      </span>
    </Chip>
  );
}

/** What the bar says of one of its checks; it has no others. */
const labelOf = (check: Check) => CHECKS.find(({ id }) => id === check.id) as CheckLabel;

/** Message key of the verdict: the cause where it is explained. */
const verdictWords = (check: Check): MessageKey =>
  check.cause ? CAUSE_KEYS[check.cause] : `checks.${verdictOf(check)}`;

function Sides({ check, base, figures }: Props & { check: Check }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = labelOf(check);
  const isRegistry = isRegistryCheck(check, figures.book.data?.classes?.storedClass);
  const names = isRegistry
    ? (['loanPage.truth.registryLeft', 'loanPage.truth.registryRight'] as const)
    : [label.leftKey, label.rightKey];
  const side = (value: string) => {
    if (label.unit !== 'class') return exactMoney(value);
    return isRegistry ? (
      <EnumChip of={CreditRegistryClassification} value={value} />
    ) : (
      <FieldValue entity={entity} field="classification" record={{ classification: value }} />
    );
  };
  return (
    <FactStrip data-part="loan-sides">
      {[check.left, check.right].map((value, index) => (
        <div key={names[index]}>
          <dt>
            {label.unit === 'money' ? heading(translate(names[index])) : translate(names[index])}
          </dt>
          <dd>{side(value)}</dd>
        </div>
      ))}
      {label.unit === 'money' && !check.ok && (
        <div>
          <dt>{heading(translate('loanPage.truth.difference'))}</dt>
          <dd>{exactMoney(subtractMoney(check.left, check.right))}</dd>
        </div>
      )}
      <div>
        <dt>{translate('loanPage.truth.verdict')}</dt>
        <dd>
          {translate(verdictWords(check))}
          {check.where && `: ${check.where.join(', ')}`}
        </dd>
      </div>
      {label.tab && (
        <div>
          <dt>{translate('loanPage.truth.where')}</dt>
          <dd>
            <Link to={`${base}/${label.tab}`} replace>
              {translate(`resources.loans.tabs.${label.tab}`)}
            </Link>
          </dd>
        </div>
      )}
    </FactStrip>
  );
}
