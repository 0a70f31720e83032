import { useTranslate } from 'ra-core';
import { CreditRegistryClassification } from '../../../../domain/enums/credit-registry';
import { formatMoney } from '../../../../domain/money';
import { EnumChip } from '../../../../ui/Chip/EnumChip';
import { Facts } from '../../../../ui/Facts/Facts';
import type { AssessmentSnapshot } from '../api';

/** What an assessment knew from one of its sources, in its order (docs/domain/lending.md 16.2). */
export function SnapshotFigures({ figures }: Pick<AssessmentSnapshot, 'figures'>) {
  const translate = useTranslate();
  return (
    <Facts
      facts={figures.map(({ key, value }) => [
        translate(`assessment.figures.${key}`, { _: key }),
        <Figure key={key} name={key} value={value} />,
      ])}
    />
  );
}

/** Amounts come with two decimals and are grouped, a class is the registry's; the rest is in the words of its source. */
function Figure({ name, value }: { name: string; value: string }) {
  if (name === 'worstClass') return <EnumChip of={CreditRegistryClassification} value={value} />;
  const isAmount = /^-?\d+\.\d\d$/.test(value);
  return <>{isAmount ? formatMoney(value) : value}</>;
}
