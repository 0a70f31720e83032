import { useState } from 'react';
import { today } from '../../../domain/clock';
import { uuid } from '../../../domain/ids';
import { useAct } from '../../../crud/record/useAct';
import type { ActDialogProps } from '../../../crud/loadEntity';
import entity from '../zms';
import { type Check, knownOf } from './Check';
import { CheckDialog } from './CheckDialog';
import { useChecksOf } from './useChecksOf';

/** The question before a check of the record's customer; what counts is the latest check, whichever record it was asked from. */
export function SendDialog({ record, action, onClose }: ActDialogProps) {
  const act = useAct(entity);
  // The key of the intent: a repeat after a lost answer sends nothing twice (INT-2).
  const [key] = useState(uuid);
  const own = record as Check;
  const { data } = useChecksOf(own.customerId, !own.isLatest);
  const latest = own.isLatest ? own : data?.find(({ isLatest }) => isLatest);
  if (!latest) return null;
  return (
    <CheckDialog
      check={knownOf(latest)}
      today={today()}
      send={(answer) => act(record, action, answer, key)}
      onClose={onClose}
    />
  );
}
