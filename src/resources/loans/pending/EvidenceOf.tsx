import type { ComponentType, ReactNode } from 'react';
import { useTranslate, useRecordContext, type RaRecord } from 'ra-core';
import { ReadGate } from '../../../framework/parts/ReadGate';
import { usePendingEvidence, type PendingQueue } from './usePendingEvidence';
import type { PendingEvidence } from './api';

/** What a part of the evidence is given. */
export interface EvidenceProps {
  record: RaRecord;
  evidence: PendingEvidence;
}

type Part = ComponentType<EvidenceProps>;

/** A component that reads the evidence of a request of this queue and hands it on. */
export function evidenceOf(queue: PendingQueue, Part: Part) {
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
  Evidence: (props: { record: RaRecord }) => ReactNode,
  Preview: (props: { record: RaRecord }) => ReactNode,
) {
  const Body = () => {
    const record = useRecordContext();
    return record ? <Evidence record={record} /> : null;
  };
  return { Body, previews: { approve: Preview, retry: Preview } };
}
