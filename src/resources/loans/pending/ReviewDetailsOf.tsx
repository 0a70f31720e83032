import { use, type ComponentType, type ReactNode } from 'react';
import { ListContext, useRecordContext, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import { usePendingReviewDetails, type PendingQueue } from './usePendingReviewDetails';
import type { PendingReviewDetails } from './api';

/** What a part of the evidence is given. */
export interface ReviewDetailsProps {
  record: RaRecord;
  evidence: PendingReviewDetails;
}

/** How much of an approval's result is shown. */
export interface ResultShown {
  /** The deciding figures alone: in the dialog of an approval, behind which the whole result stands. */
  brief?: boolean;
}

type Part = ComponentType<ReviewDetailsProps>;

/** A component that reads the evidence of a request of this queue and passes it on. */
export function evidenceOf(queue: PendingQueue, Part: Part) {
  function ReviewDetails({ record }: { record: RaRecord }) {
    const translate = useTranslate();
    const read = usePendingReviewDetails(queue, record.id);
    return (
      <QueryBoundary read={read} empty={{ title: translate('queue.none_waits') }}>
        {(evidence) => <Part record={record} evidence={evidence} />}
      </QueryBoundary>
    );
  }
  return ReviewDetails;
}

/**
 * What an approval does, in its dialog: the same calculation as in the evidence, without what is on the page behind the
 * dialog. Of a row that is ticked in a list nothing is: there the dialog has the whole result.
 */
export function briefOf(
  queue: PendingQueue,
  Part: ComponentType<ReviewDetailsProps & ResultShown>,
) {
  function Result(props: ReviewDetailsProps) {
    const isInList = use(ListContext) !== null;
    return <Part {...props} brief={!isInList} />;
  }
  return evidenceOf(queue, Result);
}

/** The review of a queue's requests, and what reads it before its turn. */
export const reviewOf = (queue: PendingQueue, Part: Part) => ({
  ReviewDetails: evidenceOf(queue, Part),
  useReadAhead: ({ id }: RaRecord) => void usePendingReviewDetails(queue, id),
});

/** The same evidence as the body of the request's own page, and what its approval does in the dialog of the action. */
export function pagesOf(
  ReviewDetails: (props: { record: RaRecord }) => ReactNode,
  Preview: (props: { record: RaRecord }) => ReactNode,
) {
  const Body = () => {
    const record = useRecordContext();
    return record ? <ReviewDetails record={record} /> : null;
  };
  return { Body, previews: { approve: Preview, retry: Preview } };
}
