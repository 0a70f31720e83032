import { useMay } from '../../framework/useMay';
import { manifestFor } from '../../entity/manifests';
import { Link } from '../../ui/Link/Link';
import { EmptyValue } from '../../fields/shared/EmptyValue';

/** The number of a journal, as a way to its lines for those who may see them; a dash where nothing was booked. */
export function JournalLink({ number }: { number: string | null | undefined }) {
  const mayOpen = useMay()(manifestFor('loans')?.access.show);
  if (!number) return <EmptyValue />;
  return mayOpen ? (
    <Link to={`/account-history-detail/${encodeURIComponent(number)}`}>{number}</Link>
  ) : (
    number
  );
}
