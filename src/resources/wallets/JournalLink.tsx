import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { EmptyValue } from '../../fields/shared/EmptyValue';
import { useMay } from '../../framework/useMay';
import { Link } from '../../ui/Link/Link';

const JOURNALS = 'accounting/gl-transactions';
/** Numbers of journals that a loan keeps, its accruals among them. */
const OF_LOAN = /^[JA]-\d/;

/**
 * The number of a journal, as a way to its lines: in the books, or for those who may see loans alone on the loan's own
 * page of it; a dash where nothing was booked.
 */
export function JournalLink({ number }: { number: string | null | undefined }) {
  const may = useMay();
  if (!number) return <EmptyValue />;
  const path = may(manifestFor(JOURNALS)?.access.show)
    ? recordPath(JOURNALS, 'show', number)
    : OF_LOAN.test(number) &&
      may('loan:view') &&
      `/account-history-detail/${encodeURIComponent(number)}`;
  return path ? <Link to={path}>{number}</Link> : number;
}
