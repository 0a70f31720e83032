import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { AcceptancesTab } from './AcceptancesTab';
import type agreement from './agreement.entity';

type Agreement = RecordOf<typeof agreement>;

// The cleaning of HTML is loaded with what needs it.
const AgreementText = lazy(() =>
  import('./AgreementText').then((module) => ({ default: module.AgreementText })),
);
const AgreementDifference = lazy(() =>
  import('./AgreementDifference').then((module) => ({ default: module.AgreementDifference })),
);

function TextTab() {
  const record = useRecordContext<Agreement>();
  return (
    record && (
      <Suspense fallback={<Skeleton aria-busy="true" />}>
        <AgreementText record={record} />
        <AgreementDifference record={record} />
      </Suspense>
    )
  );
}

/** Below the form of a new version: what makes it of the version in force. */
const Difference = ({ record }: { record: Partial<Agreement> }) => (
  <Suspense fallback={<Skeleton aria-busy="true" />}>
    <AgreementDifference record={record} />
  </Suspense>
);

/** Who is asked anew, before a version is put in force. */
function InForcePreview({ record }: { record: Agreement }) {
  const translate = useTranslate();
  return (
    <Notice tone="warning">
      {translate('content.agreement.asks_again', { smart_count: record.askedAgain ?? 0 })}
    </Notice>
  );
}

/** Agreements: the text in its sandbox, what is new in it, and who accepted it. */
export const pages: EntityPages<typeof agreement> = {
  tabs: { text: TextTab, acceptances: AcceptancesTab },
  previews: { put_in_force: InForcePreview },
  Preview: Difference,
};
