import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { InvitationState } from '../../../domain/enums/customers';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { readInvitations } from './api';

/** How many invitations ended how, and the bonus, as the gateway has it: contracted in time × rate (docs/domain/customers.md 7.4). */
export function InvitationSums() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const read = useRecordPart('customers', readInvitations, id);
  const counts = read.data?.counts ?? [];
  const contracted = counts.find(({ state }) => state === 'CONTRACTED')?.count ?? 0;
  return (
    <Card title={translate('people.invitations.title')} read={read}>
      <KeyFacts
        facts={[
          {
            key: 'bonus',
            label: heading(translate('people.invitations.bonus')),
            value: <MoneyText value={read.data?.bonus} />,
          },
          {
            key: 'rule',
            label: translate('people.invitations.rule'),
            value: `${formatCount(contracted)} × ${formatMoney(read.data?.rate)}`,
          },
          ...counts.map(({ state, count }) => ({
            key: state,
            label: <EnumChip of={InvitationState} value={state} />,
            value: formatCount(count),
          })),
        ]}
      />
    </Card>
  );
}
