import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { RecordSections } from '../../../crud/record/RecordSections';
import { useFieldLabel } from '../../../crud/useLabels';
import { CUSTOMER_LISTS } from '../../../domain/settings';
import { type RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import entity from '../feedback';
import { Card } from '../../../crud/parts/Card';
import './customerLists.css';

type Feedback = RecordOf<typeof entity>;

/** Other feedback of the same customer that stands on the page. */
const LISTED = 10;
const COLUMNS = ['category', 'rating', 'state', 'createdAt'] as const;

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
      <p className="u-notice cl-notice">
        {translate('customerLists.feedback.answered', { hours: waitedHours })}
      </p>
    );
  return left < 0 ? (
    <p className="u-notice cl-notice" data-tone="danger">
      {translate('customerLists.feedback.late', { hours: -left })}
    </p>
  ) : (
    <p className="u-notice cl-notice" data-tone="caution">
      {translate('customerLists.feedback.left', { hours: left })}
    </p>
  );
}

/** What is being answered, inside the dialog. */
export const FeedbackQuote = ({ record }: { record: RecordOf<typeof entity> }) => (
  <blockquote className="cl-quote">{String(record.message ?? '')}</blockquote>
);

function Others({ record }: { record: Feedback }) {
  const translate = useTranslate();
  const label = useFieldLabel('feedback');
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
        <p className="cl-none">{translate('customerLists.feedback.no_others')}</p>
      ) : (
        <div className="cl-scroll" tabIndex={0} role="group" aria-label={title}>
          <table className="cl-table">
            <thead>
              <tr>
                <th scope="col">{label('code')}</th>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={column === 'rating' ? 'u-num' : undefined}
                  >
                    {label(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {others.map((other) => (
                <tr key={other.id}>
                  <td>
                    <Link className="u-link" to={recordPath('feedback', 'show', other.id) ?? ''}>
                      {String(other.code)}
                    </Link>
                  </td>
                  {COLUMNS.map((column) => (
                    <td key={column} className={column === 'rating' ? 'u-num' : undefined}>
                      <FieldValue entity={entity} field={column} record={other} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
