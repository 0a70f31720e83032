import { useDataProvider, useRedirect } from 'ra-core';
import { use, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { StaffEntryKind } from '../../../domain/enums/accounting';
import { BANK_ACCOUNTS, ENTRY_KINDS } from '../../../domain/ledger/entryKinds';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import { recordSchema } from '../../../entity/validate';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormFields } from '../../../framework/form/FormSections';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useRequired } from '../../../framework/form/useRequired';
import { useSaving } from '../../../framework/form/useSaving';
import { loadEntity, useEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { cx } from '../../../ui/cx';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Stack, Sticky } from '../../../ui/Stack/Stack';
import stackStyles from '../../../ui/Stack/Stack.module.css';
import { UPGRADE_CLASS } from '../../loans/rights';
import { findSentEntry } from './api';
import { entryTitle, entryKindAt } from './entryForms';
import { EntryPreview } from './EntryPreview';
import styles from './NewEntryPage.module.css';
import type staffEntries from './staffEntry.entity';
import { blockOf, useEntryEffect } from './useEntryEffect';

const RESOURCE = 'accounting/entries';

type Entry = RecordOf<typeof staffEntries>;

const nameOf = (entry: Entry) => represent(RESOURCE, entry);

/** What the address says of the line of a bank that the entry is to consume; nothing for a kind that consumes none. */
function saidOfLine(kind: StaffEntryKind, params: URLSearchParams): Partial<Entry> {
  if (ENTRY_KINDS[kind].line !== 'debit') return {};
  const account = BANK_ACCOUNTS.find((one) => one === params.get('fromAccount'));
  return {
    ...(account && { fromAccount: account }),
    bankReference: params.get('bankReference'),
    amount: params.get('amount'),
  };
}

/** The form of a kind of entry, by its address. */
export function Page() {
  const kind = entryKindAt(useLocation().pathname);
  // Another kind is another form: nothing that was typed for one belongs to the other.
  return kind ? <NewEntry key={kind} kind={kind} /> : null;
}

/** What a kind asks for beside what it will do, with the limits, before anything is booked (docs/domain/money.md 4.5). */
function NewEntry({ kind }: { kind: StaffEntryKind }) {
  const { entity } = useEntity<typeof staffEntries>(RESOURCE);
  // The words of receipts and corrections are the loans'.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const redirect = useRedirect();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const open = useCallback(
    (entry: Entry) => redirect(recordPath(RESOURCE, 'show', entry.id) ?? '/'),
    [redirect],
  );
  const findCreated = useCallback(
    async (idempotencyKey: string) =>
      (await dataProvider.call(findSentEntry, { query: { idempotencyKey } })).entry,
    [dataProvider],
  );
  const keys = useIdempotencyKeys(`${RESOURCE}.${kind}`);
  const saving = useSaving({ resource: RESOURCE, keys, nameOf, onSaved: open, findCreated });
  const schema = useMemo(() => recordSchema(entity), [entity]);
  const [params] = useSearchParams();
  const defaults = useMemo(() => ({ kind, ...saidOfLine(kind, params) }), [kind, params]);
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageStack>
        <PageHead>
          <PageTitle>{translate(entryTitle(kind))}</PageTitle>
        </PageHead>
        <PageForm
          className={cx(stackStyles.split, styles.entry)}
          schema={schema}
          defaultValues={defaults}
        >
          <EntryForm kind={kind} />
        </PageForm>
      </PageStack>
    </RecordSaving>
  );
}

function EntryForm({ kind }: { kind: StaffEntryKind }) {
  const { entity } = useEntity<typeof staffEntries>(RESOURCE);
  const translate = useTranslate();
  const required = useRequired(entity);
  const read = useEntryEffect(kind);
  const lacksRight = !useMay()(UPGRADE_CLASS) && kind === 'LOAN_CLASS_UPGRADE';
  const block = lacksRight ? 'staffEntry.class_right' : blockOf(read.data);
  return (
    <>
      <Stack gap={16}>
        <FormDraft entity={entity} kind="create" within={kind} />
        <LockedWhileUnknown>
          <FormFields
            entity={entity}
            legend={translate('staffEntry.ground')}
            fields={[...ENTRY_KINDS[kind].asks, 'comment']}
            required={required}
            first
          />
        </LockedWhileUnknown>
        <FormFooter
          label={read.data?.needsSecond ? 'staffEntry.send' : 'staffEntry.book'}
          block={block && translate(block)}
        />
      </Stack>
      <Sticky className={styles.side} aria-label={translate('staffEntry.effect')}>
        <EntryPreview kind={kind} read={read} />
      </Sticky>
    </>
  );
}
