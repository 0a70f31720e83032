import { useTranslate } from '../../../../i18n/useTranslate';
import { CreditRegistryClassification } from '../../../../domain/enums/credit-registry';
import { formatMoney } from '../../../../domain/money';
import { EnumChip } from '../../../../ui/Chip/EnumChip';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { Facts } from '../../../../ui/Facts/Facts';
import type { AssessmentFigure, AssessmentSnapshot } from '../api';

/** What an assessment knew from one of its sources, in its order (docs/domain/lending.md 16.2). */
export function SnapshotFigures({ figures }: Pick<AssessmentSnapshot, 'figures'>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = (key: AssessmentFigure) => translate(`assessment.figures.${key}`, { _: key });
  return (
    <Facts
      facts={figures.map(({ key, value }) => [
        isAmount(value) ? heading(label(key)) : label(key),
        <Figure key={key} name={key} value={value} />,
      ])}
    />
  );
}

/** Amounts come with two decimals. */
const isAmount = (value: string): boolean => /^-?\d+\.\d\d$/.test(value);

/** Amounts are grouped, a class is the registry's; the rest is in the words of its source. */
function Figure({ name, value }: { name: string; value: string }) {
  if (name === 'worstClass') return <EnumChip of={CreditRegistryClassification} value={value} />;
  return <>{isAmount(value) ? formatMoney(value) : value}</>;
}
