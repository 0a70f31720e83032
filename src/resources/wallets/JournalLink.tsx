import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { EmptyValue } from '../../fields/shared/EmptyValue';
import { useMay } from '../../framework/useMay';
import { Link } from '../../ui/Link/Link';

const JOURNALS = 'accounting/gl-transactions';

/** The number of a journal, as a way to its lines for those who may see the books; a dash where nothing was booked. */
export function JournalLink({ number }: { number: string | null | undefined }) {
  const mayOpen = useMay()(manifestFor(JOURNALS)?.access.show);
  if (!number) return <EmptyValue />;
  return mayOpen ? <Link to={recordPath(JOURNALS, 'show', number) ?? ''}>{number}</Link> : number;
}
