import { useRedirect } from 'ra-core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { BooksScope } from '../../../framework/books/BooksScope';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormSections } from '../../../framework/form/FormSections';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { recordSchema } from '../../../entity/validate';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Tabs } from '../../../ui/Tabs/Tabs';
import { FeePicker } from './FeePicker';
import { ManyReceipts } from './ManyReceipts';
import entity from './receipt.entity';

const RESOURCE = 'ebarimt';
const schema = recordSchema(entity);
const defaults = { receiverType: 'B2C', companyRegnum: null, lines: [] };
const nameOf = (record: RecordOf<typeof entity>) => String(record.billId);

/** The page's address says when many receipts are sent at once. */
const MANY = 'many';

/** Receipts over paid fees: one, or many at once. */
export function SendReceiptPage() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const isMany = params.has(MANY);
  return (
    <BooksScope>
      <PageStack>
        <PageHead>
          <PageTitle>{translate('menu.ebarimt.send')}</PageTitle>
        </PageHead>
        <Tabs
          label={translate('menu.ebarimt.send')}
          current={isMany ? MANY : 'one'}
          items={[
            { key: 'one', label: translate('eReceipts.one'), onClick: () => setParams({}) },
            {
              key: MANY,
              label: translate('eReceipts.many'),
              onClick: () => setParams({ [MANY]: '1' }),
            },
          ]}
        />
        {isMany ? <ManyReceipts /> : <OneReceipt />}
      </PageStack>
    </BooksScope>
  );
}

/** Sends a receipt over paid fees of one customer and one day, to a person or to a company (docs/domain/money.md 8.2). */
function OneReceipt() {
  const redirect = useRedirect();
  const keys = useIdempotencyKeys(`${RESOURCE}.new`);
  const onSaved = useCallback(
    ({ id }: RecordOf<typeof entity>) => redirect(recordPath(RESOURCE, 'show', id) ?? '/'),
    [redirect],
  );
  const saving = useSaving({
    resource: RESOURCE,
    keys,
    nameOf,
    onSaved,
    savedKey: 'eReceipts.made',
  });
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageForm schema={schema} defaultValues={defaults}>
        <LockedWhileUnknown>
          <FormSections entity={entity} only={['receiver', 'company']} />
          <FeePicker />
        </LockedWhileUnknown>
        <FormFooter label="action.send_receipt" />
      </PageForm>
    </RecordSaving>
  );
}
