import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { RegistryRequestState } from '../../../domain/enums/common';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { XypFailure, XypPurpose } from '../../../domain/enums/stateRegistry';
import { DateTimeText } from '../../../ui/Text/DateText';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { CardBody } from '../../../ui/Card/Card';
import textStyles from '../../../ui/Text/Text.module.css';
import type { XypLogRow } from './api';

/** Every look-up: who, when, why, and what came of it (docs/domain/registries.md 4.2). */
export function LookupLog({ log }: { log: readonly XypLogRow[] }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'xyp.tab'>) => translate(`xyp.tab.${key}`);
  const title = text('log');
  return (
    <Card title={title} aside={log.length || undefined} flush>
      {log.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {text('never')}
        </CardBody>
      ) : (
        <DataTable
          wrap
          caption={title}
          columns={[
            { key: 'at', head: text('read_at'), cell: ({ at }) => <DateTimeText value={at} /> },
            { key: 'by', head: text('by'), cell: ({ by }) => <Person id={by} /> },
            {
              key: 'purpose',
              head: text('purpose'),
              cell: ({ purpose }) => translate(labelKeyOf(XypPurpose, purpose)),
            },
            {
              key: 'outcome',
              head: text('outcome'),
              cell: ({ state, failure }) => (
                <>
                  <EnumChip of={RegistryRequestState} value={state} />{' '}
                  {failure && translate(labelKeyOf(XypFailure, failure))}
                </>
              ),
            },
            {
              key: 'taken',
              head: text('taken'),
              numeric: true,
              cell: ({ accepted }) => accepted,
            },
          ]}
          rows={log}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
  );
}
