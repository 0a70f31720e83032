import { useTranslate, type RaRecord } from 'ra-core';

import { KeyFacts } from '../../ui/Facts/KeyFacts';
import { PageTitle } from '../../ui/Page/PageTitle';
import { FieldValue } from '../FieldValue';
import type { LoadedEntity } from '../loadEntity';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { useFieldHeading } from '../useLabels';
import { useMay } from '../useMay';
import { RecordActs } from './RecordActs';
import { Surface } from '../../ui/Card/Card';
import { Acts, PageHead } from '../../ui/Page/Page';
import { Button } from '../../ui/Button/Button';
import recordStyles from './Record.module.css';

/** Who or what the record is, its status, its key figures, and what can be done with it now. */
export function RecordHeader({ loaded, record }: { loaded: LoadedEntity; record: RaRecord }) {
  const { entity, pages } = loaded;
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const may = useMay();
  const { status, facts = [] } = entity.record ?? {};
  const edit = recordPath(entity.name, 'edit', record.id);
  const { HeaderActions, StatusBadges, Subtitle } = pages;
  return (
    <Surface className={recordStyles.head} as="header" data-part="record-head">
      <PageHead as="div">
        <div>
          <div className={recordStyles.name} data-part="record-name">
            <PageTitle>{represent(entity.name, record)}</PageTitle>
            {StatusBadges ? (
              <StatusBadges />
            ) : (
              status && <FieldValue entity={entity} field={status} record={record} />
            )}
          </div>
          <p className={recordStyles.sub} data-part="record-sub">
            {Subtitle ? (
              <Subtitle />
            ) : (
              `${translate(`resources.${entity.name}.name`, { smart_count: 1 })} №${record.id}`
            )}
          </p>
        </div>
        <Acts>
          {HeaderActions && <HeaderActions />}
          <RecordActs entity={entity} record={record} />
          {edit && may(entity.access.edit) && <Button to={edit}>{translate('action.edit')}</Button>}
        </Acts>
      </PageHead>
      {facts.length > 0 && (
        <KeyFacts
          facts={facts.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
      )}
    </Surface>
  );
}
