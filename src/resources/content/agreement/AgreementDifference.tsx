import { useGetList, useGetOne } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { HtmlDifference } from '../../../framework/parts/HtmlDifference';
import agreement from './agreement.entity';

type Agreement = RecordOf<typeof agreement>;

const NEWEST = { field: 'version', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 100 };

/**
 * What is new in a version: a draft against the version in force, another one against the one before it.
 */
export function AgreementDifference({ record }: { record: Partial<Agreement> }) {
  const { option, htmlFile, version, state = 'DRAFT' } = record;
  const versions = useGetList<Agreement>(
    agreement.name,
    { filter: { option: [option] }, pagination: ALL, sort: NEWEST },
    { retry: false, enabled: option !== undefined },
  );
  const other = versions.data?.find((one) =>
    state === 'DRAFT' ? one.state === 'IN_FORCE' : (one.version ?? 0) < (version ?? 0),
  );
  const read = useGetOne<Agreement>(
    agreement.name,
    { id: other?.id ?? 0 },
    { retry: false, enabled: other !== undefined },
  );
  if (option === undefined || !htmlFile) return null;
  return (
    <HtmlDifference
      file={htmlFile}
      before={other && { version: other.version, file: read.data?.htmlFile }}
      read={other ? read : versions}
    />
  );
}
