import { useTranslate, useRecordContext, type RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { EntityPages } from '../../../crud/loadEntity';
import { ReadGate } from '../../../crud/parts/ReadGate';
import { usePendingEvidence, type PendingQueue } from './usePendingEvidence';
import type { PendingEvidence } from './api';
import '../acts/acts.css';
import '../../../crud/queue/queue.css';

/** What a part of the evidence is given. */
export interface EvidenceProps {
  record: RaRecord;
  evidence: PendingEvidence;
}

type Part = ComponentType<EvidenceProps>;

/** A component that reads the evidence of a request of this queue and hands it on. */
export function evidenceOf(queue: PendingQueue, Part: Part): ComponentType<{ record: RaRecord }> {
  function Evidence({ record }: { record: RaRecord }) {
    const translate = useTranslate();
    const read = usePendingEvidence(queue, record.id);
    return (
      <ReadGate read={read} empty={{ title: translate('queue.none_waits') }}>
        {(evidence) => <Part record={record} evidence={evidence} />}
      </ReadGate>
    );
  }
  return Evidence;
}

/** The same evidence as the body of the request's own page, and what its approval does in the dialog of the act. */
export function pagesOf(
  Evidence: ComponentType<{ record: RaRecord }>,
  Preview: ComponentType<{ record: RaRecord }>,
): Pick<EntityPages, 'Body' | 'previews'> {
  const Body = () => {
    const record = useRecordContext();
    return record ? <Evidence record={record} /> : null;
  };
  return { Body, previews: { approve: Preview, retry: Preview } };
}
