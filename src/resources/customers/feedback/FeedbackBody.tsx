import { useGetList, useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { RecordTable } from '../../../framework/record/RecordTable';
import { RecordSections } from '../../../framework/record/RecordSections';
import { CUSTOMER_LISTS } from '../../../domain/settings';
import { type RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import entity from './feedback.entity';
import { Card } from '../../../framework/parts/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Muted } from '../../../ui/Text/Text';
import styles from './FeedbackBody.module.css';

type Feedback = RecordOf<typeof entity>;

/** How much other feedback of the same customer the page shows. */
const LISTED = 10;
const COLUMNS = ['code', 'category', 'rating', 'state', 'createdAt'] as const;

/** What was said, with the answer, and what else the same customer said. */
export function FeedbackBody() {
  const record = useRecordContext<Feedback>();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <Others record={record} />
    </>
  );
}

/** How long the answer took, how long there is left for it, or by how much it is late. */
export function FeedbackAge() {
  const translate = useTranslate();
  const record = useRecordContext<Feedback>();
  if (!record || typeof record.waitedHours !== 'number') return null;
  const { waitedHours, state } = record;
  const left = CUSTOMER_LISTS.feedbackHours - waitedHours;
  if (state === 'ANSWERED')
    return left >= 0 ? null : (
      <Notice>{translate('customerLists.feedback.answered', { hours: waitedHours })}</Notice>
    );
  return left < 0 ? (
    <Notice tone="danger">{translate('customerLists.feedback.late', { hours: -left })}</Notice>
  ) : (
    <Notice tone="caution">{translate('customerLists.feedback.left', { hours: left })}</Notice>
  );
}

/** What is being answered, inside the dialog. */
export const FeedbackQuote = ({ record }: { record: RecordOf<typeof entity> }) => (
  <blockquote className={styles.quote}>{String(record.message ?? '')}</blockquote>
);

function Others({ record }: { record: Feedback }) {
  const translate = useTranslate();
  const { data, error } = useGetList<RecordOf<typeof entity>>(
    'feedback',
    {
      pagination: { page: 1, perPage: LISTED },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { customerId: record.customerId },
    },
    { retry: false },
  );
  if (error || !data) return null;
  const others = data.filter(({ id }) => id !== record.id);
  const title = translate('customerLists.feedback.others');
  return (
    <Card flush title={title} aside={others.length}>
      {others.length === 0 ? (
        <Muted as="p">{translate('customerLists.feedback.no_others')}</Muted>
      ) : (
        <RecordTable
          entity={entity}
          columns={COLUMNS}
          records={others}
          caption={title}
          linkOf={({ id }) => recordPath('feedback', 'show', id)}
        />
      )}
    </Card>
  );
}
