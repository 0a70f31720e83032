import { useTranslate } from 'ra-core';
import { RegistryRequestState } from '../../../domain/enums/common';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { XypFailure, XypPurpose } from '../../../domain/enums/stateRegistry';
import { DateTimeText } from '../../../ui/base/DateText';
import { PlainTable } from '../../../ui/base/PlainTable';
import { StatusChip } from '../../../ui/base/StatusChip';
import { Card } from '../../../crud/parts/Card';
import { Person } from '../../../crud/parts/Person';
import type { XypLogRow } from './api';

const TAKEN = 4;

/** Every look-up: who, when, why, and what came of it (domain 4.11). */
export function LookupLog({ log }: { log: readonly XypLogRow[] }) {
  const translate = useTranslate();
  const title = translate('xyp.tab.log');
  return (
    <Card title={title} aside={log.length || undefined} flush>
      {log.length === 0 ? (
        <p className="u-card-body u-muted">{translate('xyp.tab.never')}</p>
      ) : (
        <PlainTable
          label={title}
          figures={[TAKEN]}
          heads={['read_at', 'by', 'purpose', 'outcome', 'taken'].map((key) =>
            translate(`xyp.tab.${key}`),
          )}
          rows={log.map(({ id, at, by, purpose, state, failure, accepted }) => ({
            key: id,
            cells: [
              <DateTimeText key="at" value={at} />,
              <Person key="by" id={by} />,
              translate(labelKeyOf(XypPurpose, purpose)),
              <span key="outcome">
                <StatusChip tone={toneOf(RegistryRequestState, state)}>
                  {translate(labelKeyOf(RegistryRequestState, state))}
                </StatusChip>{' '}
                {failure && translate(labelKeyOf(XypFailure, failure))}
              </span>,
              accepted,
            ],
          }))}
        />
      )}
    </Card>
  );
}
