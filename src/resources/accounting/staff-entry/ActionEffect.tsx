import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { loadEntity } from '../../../framework/loadEntity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { Stack } from '../../../ui/Stack/Stack';
import { readEntryEffect, readEntryReversal } from './api';
import { EffectParts } from './EffectParts';
import entity from './staffEntry.entity';

interface Props {
  record: RecordOf<typeof entity>;
}

function Effect({
  record,
  part,
}: Props & { part: typeof readEntryEffect | typeof readEntryReversal }) {
  // The words of receipts and refusals are the loans'.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const read = useRecordPart(entity.name, part, record.id);
  const isReversal = part === readEntryReversal;
  return (
    <QueryStatus read={read}>
      {read.data && (
        <Stack
          gap={12}
          as="section"
          aria-label={translate(isReversal ? 'staffEntry.reversal' : 'staffEntry.effect')}
        >
          <EffectParts effect={read.data} />
        </Stack>
      )}
    </QueryStatus>
  );
}

/** What approving an entry books: as it would be booked now, whatever it was when it was made. */
export const ApprovePreview = ({ record }: Props) => (
  <Effect record={record} part={readEntryEffect} />
);

/** What taking an entry back books: the opposite legs, and what its loan gives back. */
export const ReversePreview = ({ record }: Props) => (
  <Effect record={record} part={readEntryReversal} />
);
