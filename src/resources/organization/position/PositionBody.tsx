import { useRecordContext, useTranslate } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { KEEP_USER_POSITIONS } from '../rights';
import position from './position.entity';

/** The position, and the way to who has it. */
export function PositionBody() {
  const record = useRecordContext<RecordOf<typeof position>>();
  const translate = useTranslate();
  const may = useMay();
  if (!record) return null;
  const path = collectionPath('org-user-position', 'list');
  return (
    <>
      <RecordSections entity={position} record={record} />
      {path && may(KEEP_USER_POSITIONS) && (
        <p>
          <Link to={filteredPath(path, { positionId: record.id, state: 'HELD' })}>
            {translate('organization.position.holders')}
          </Link>
        </p>
      )}
    </>
  );
}
