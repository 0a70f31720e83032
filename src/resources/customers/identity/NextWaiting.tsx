import { useGetList, type Identifier } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import type { RecordOf } from '../../../entity/entity';
import type customers from '../customer/customer.entity';
import text from '../../../ui/Text/Text.module.css';
import { Row } from '../../../ui/Stack/Stack';

const WAITING = { verificationState: ['VERIFYING', 'UNABLE'] };

/** The customer who has waited longest for a decision on the identity, for who may see the list. */
export function NextWaiting({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const may = useMay();
  const { data = [] } = useGetList<RecordOf<typeof customers>>(
    'customers',
    {
      filter: WAITING,
      sort: { field: 'identitySubmittedAt', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    },
    { enabled: may('customer:list'), retry: false },
  );
  const next = data.find((one) => String(one.id) !== String(id));
  if (!next) return null;
  const filter = encodeURIComponent(JSON.stringify(WAITING));
  return (
    <Row as="p" gap="4px 16px" pad="8px 0 0" className={text.small}>
      <Link to={`/customers/${next.id}/verification-log`}>
        {translate('identity.next_waiting')}
      </Link>
      <Link to={`/customers?filter=${filter}`}>{translate('identity.waiting_all')}</Link>
    </Row>
  );
}
