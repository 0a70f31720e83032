import type { RaRecord } from 'ra-core';

import { useTranslate } from '../../i18n/useTranslate';
import { PageTitle } from '../../ui/Page/PageTitle';
import { TrailName } from '../../ui/Page/TrailName';
import { FieldValue } from '../FieldValue';
import type { LoadedEntity } from '../loadEntity';
import { isBlank } from '../../entity/Field';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { writableFields } from '../../entity/writable';
import { useFieldHeading } from '../useLabels';
import { useMay } from '../useMay';
import { WriteButton } from '../parts/WriteButton';
import { RecordActions } from './RecordActions';
import { RecordHead } from '../../ui/RecordHead/RecordHead';

interface Props {
  loaded: LoadedEntity;
  record: RaRecord;
  /** Beside a page that has a name of its own: it is looked at, and nothing is done with it there. */
  within?: boolean;
}

/**
 * Who or what the record is, its status, its key figures, and what can be done with it now (docs/domain/interface.md 5.7).
 */
export function RecordHeader({ loaded, record, within }: Props) {
  const { entity, pages } = loaded;
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const may = useMay();
  const { status, facts = [] } = entity.record ?? {};
  const name = represent(entity.name, record);
  const edit = recordPath(entity.name, 'edit', record.id);
  const { HeaderActions, StatusBadges, Subtitle } = pages;
  return (
    <RecordHead
      as={within ? 'section' : undefined}
      name={
        <>
          <PageTitle within={within}>{name}</PageTitle>
          {!within && <TrailName name={name} />}
          {StatusBadges ? (
            <StatusBadges />
          ) : (
            status && <FieldValue entity={entity} field={status} record={record} />
          )}
        </>
      }
      sub={
        Subtitle ? (
          <Subtitle />
        ) : (
          nameOfKind(translate(`resources.${entity.name}.name`, { smart_count: 1 }), record.id)
        )
      }
      actions={
        within ? undefined : (
          <>
            {HeaderActions && <HeaderActions />}
            <RecordActions entity={entity} record={record}>
              {edit && may(entity.access.edit) && (
                <WriteButton
                  of={entity}
                  writing="edit"
                  to={edit}
                  record={record}
                  closed={
                    writableFields(entity, record).length === 0
                      ? translate('actionBlocks.nothing_to_change')
                      : undefined
                  }
                >
                  {translate('action.edit')}
                </WriteButton>
              )}
            </RecordActions>
          </>
        )
      }
      facts={facts
        .filter((field) => !isBlank(record[field]))
        .map((field) => ({
          key: field,
          label: label(field),
          value: <FieldValue entity={entity} field={field} record={record} />,
        }))}
    />
  );
}

/** What kind of record it is, with its number; an id that is no number says nothing to anybody. */
const nameOfKind = (kind: string, id: RaRecord['id']): string =>
  /^\d+$/.test(String(id)) ? `${kind} №${id}` : kind;
