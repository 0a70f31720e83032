import { useTranslate } from 'ra-core';
import { RegistryRequestState } from '../../../domain/enums/common';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { XypFailure, XypPurpose } from '../../../domain/enums/stateRegistry';
import { DateTimeText } from '../../../ui/Text/DateText';
import { PlainTable } from '../../../ui/DataTable/PlainTable';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { CardBody } from '../../../ui/Card/Card';
import textStyles from '../../../ui/Text/Text.module.css';
import type { XypLogRow } from './api';

const TAKEN = 4;

/** Every look-up: who, when, why, and what came of it (docs/domain/registries.md 4.2). */
export function LookupLog({ log }: { log: readonly XypLogRow[] }) {
  const translate = useTranslate();
  const title = translate('xyp.tab.log');
  return (
    <Card title={title} aside={log.length || undefined} flush>
      {log.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {translate('xyp.tab.never')}
        </CardBody>
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
                <Chip tone={toneOf(RegistryRequestState, state)}>
                  {translate(labelKeyOf(RegistryRequestState, state))}
                </Chip>{' '}
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
