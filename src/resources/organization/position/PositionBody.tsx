import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { SEE_USER_POSITIONS } from '../rights';
import { UserPositions } from '../user-position/UserPositions';
import position from './position.entity';

/** The position, and who has it. */
export function PositionBody() {
  const record = useRecordContext<RecordOf<typeof position>>();
  const translate = useTranslate();
  const label = useFieldLabel(position.name);
  const may = useMay();
  if (!record) return null;
  const holders = { positionId: Number(record.id), state: 'HELD' } as const;
  return (
    <>
      <RecordSections entity={position} record={record} />
      {may(SEE_USER_POSITIONS) && (
        <UserPositions
          title={label('people')}
          filter={holders}
          name="staffName"
          columns={['branchName', 'grantsRole', 'since']}
          sort={BY_NAME}
          empty={{
            title: translate('organization.position.no_holders'),
            text: translate('organization.position.no_holders_text'),
          }}
          aside={
            <Button
              size="small"
              to={filteredPath(collectionPath('org-user-position', 'list') ?? '', holders)}
            >
              {translate('organization.position.holders')}
            </Button>
          }
        />
      )}
    </>
  );
}

const BY_NAME = { field: 'staffName', order: 'ASC' } as const;
