import { useState } from 'react';
import { today } from '../../../domain/clock';
import { uuid } from '../../../domain/ids';
import { useAction } from '../../../framework/record/useAction';
import entity from './check.entity';
import { type Check, knownOf } from './Check';
import { CheckDialog } from './CheckDialog';
import { useChecksOf } from './useChecksOf';

interface Props {
  record: Check;
  action: 'check_zms';
  onClose: () => void;
}

/** The question before a check of the record's customer; what counts is the latest check, whichever record it was asked from. */
export function SendDialog({ record, action, onClose }: Props) {
  const perform = useAction(entity);
  // The key of the intent: a repeat after a lost answer sends nothing twice (docs/domain/calls.md 3.2).
  const [key] = useState(uuid);
  const { data } = useChecksOf(record.customerId, !record.isLatest);
  const latest = record.isLatest ? record : data?.find(({ isLatest }) => isLatest);
  if (!latest) return null;
  return (
    <CheckDialog
      check={knownOf(latest)}
      today={today()}
      send={(answer) => perform(record, action, answer, key)}
      onClose={onClose}
    />
  );
}
