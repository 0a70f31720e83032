import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { collectionPath } from '../../../entity/paths';
import type { RecordOf } from '../../../entity/entity';
import { filteredPath } from '../../../framework/list/filteredPath';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Link } from '../../../ui/Link/Link';
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
        <p>
          <Link to={filteredPath(students, { instituteId: record.id })}>
            {translate('merchants.institute.students')}
          </Link>
        </p>
      )}
    </>
  );
}
