import { useRecordContext, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { collectionPath } from '../../../entity/paths';
import type { RecordOf } from '../../../entity/entity';
import { filteredPath } from '../../../framework/list/filteredPath';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Button } from '../../../ui/Button/Button';
import { Row } from '../../../ui/Stack/Stack';
import institute from './institute.entity';

/** The institute, and the way to its students. */
export function InstituteBody() {
  const record = useRecordContext<RecordOf<typeof institute> & RaRecord>();
  const translate = useTranslate();
  const students = collectionPath('merchant-student', 'list');
  if (!record) return null;
  return (
    <>
      <RecordSections entity={institute} record={record} />
      {students && (
        <Row>
          <Button size="small" to={filteredPath(students, { instituteId: record.id })}>
            {translate('merchants.institute.students')}
          </Button>
        </Row>
      )}
    </>
  );
}
