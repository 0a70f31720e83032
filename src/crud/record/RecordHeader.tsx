import { useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { KeyFacts } from '../../ui/base/KeyFacts';
import { PageTitle } from '../../ui/base/PageTitle';
import { FieldValue } from '../FieldValue';
import type { LoadedEntity } from '../loadEntity';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { useFieldHeading } from '../useLabels';
import { useMay } from '../useMay';
import { RecordActs } from './RecordActs';

/** Who or what the record is, its status, its key figures, and what can be done with it now. */
export function RecordHeader({ loaded, record }: { loaded: LoadedEntity; record: RaRecord }) {
  const { entity, pages } = loaded;
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const may = useMay();
  const { status, facts = [] } = entity.record ?? {};
  const edit = recordPath(entity.name, 'edit', record.id);
  const { HeaderActions, Standing, Subtitle } = pages;
  return (
    <header className="u-card u-record-head">
      <div className="u-page-head">
        <div>
          <div className="u-record-name">
            <PageTitle>{represent(entity.name, record)}</PageTitle>
            {Standing ? (
              <Standing />
            ) : (
              status && <FieldValue entity={entity} field={status} record={record} />
            )}
          </div>
          <p className="u-record-sub">
            {Subtitle ? (
              <Subtitle />
            ) : (
              `${translate(`resources.${entity.name}.name`, { smart_count: 1 })} №${record.id}`
            )}
          </p>
        </div>
        <div className="u-acts">
          {HeaderActions && <HeaderActions />}
          <RecordActs entity={entity} record={record} />
          {edit && may(entity.access.edit) && (
            <Link className="u-button" to={edit}>
              {translate('action.edit')}
            </Link>
          )}
        </div>
      </div>
      {facts.length > 0 && (
        <KeyFacts
          facts={facts.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
      )}
    </header>
  );
}
