import { useGetList, type Identifier } from 'ra-core';

import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { formatMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import type { CourtRecord } from './ClaimCard';
import { Link } from '../../../ui/Link/Link';
import { CourtState } from '../../../domain/enums/loans';

/** The court records of a loan, with the way to each; nothing for a loan that never went to court. */
export function LoanCourtCard({ id }: { id: Identifier }) {
  const may = useMay();
  return may('loan-court-doc:list') ? <Records id={id} /> : null;
}

function Records({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = useFieldLabel('court-list');
  const { data = [] } = useGetList<CourtRecord>('court-list', {
    filter: { loanId: id },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'courtDate', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <Card title={translate('term.court')}>
      {data.map((record) => (
        <Facts
          key={record.id}
          facts={[
            [label('state'), <EnumChip key="state" of={CourtState} value={record.state} />],
            [heading(label('total')), formatMoney(record.total)],
            [label('courtDate'), record.courtDate],
            [
              translate('resources.court-list.name', { smart_count: 1 }),
              <Link key="record" to={recordPath('court-list', 'show', record.id) ?? ''}>
                №{record.id}
              </Link>,
            ],
          ]}
        />
      ))}
    </Card>
  );
}
