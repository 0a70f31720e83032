import { useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Stack } from '../../../ui/Stack/Stack';
import { readEntryEffect } from './api';
import { EffectParts } from './EffectParts';
import entity from './staffEntry.entity';

/** States in which an entry has done something, or would. */
const WITH_EFFECT: readonly unknown[] = ['WAITING', 'BOOKED', 'REVERSED'];

/** An entry: both legs of what it has booked, or would book now, and what it was made of. */
export function EntryBody() {
  // The words of receipts and refusals are the loans'.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const entry = useRecordContext<RecordOf<typeof entity>>();
  const hasEffect = WITH_EFFECT.includes(entry?.state);
  const read = useRecordPart(entity.name, readEntryEffect, hasEffect ? entry?.id : undefined);
  if (!entry) return null;
  const isEmpty = read.data?.legs.length === 0 && !read.data.loan;
  return (
    <>
      {hasEffect && !isEmpty && (
        <Card
          title={translate(entry.state === 'WAITING' ? 'staffEntry.effect' : 'staffEntry.done')}
          read={read}
        >
          <Stack gap={16}>{read.data && <EffectParts effect={read.data} />}</Stack>
        </Card>
      )}
      <RecordSections entity={entity} record={entry} />
    </>
  );
}
