import { lazy, Suspense } from 'react';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type entity from './mailTemplate.entity';
import { SentByMail } from './SentByMail';

// The cleaning of HTML is loaded with what needs it.
const MailPreview = lazy(() =>
  import('./MailPreview').then((module) => ({ default: module.MailPreview })),
);

/** Templates of mails: the mail in its sandbox as a chosen customer would get it, and what went out by it. */
export const pages: EntityPages<typeof entity> = {
  Alerts: SentByMail,
  Preview: ({ record }: { record: Partial<RecordOf<typeof entity>> }) => (
    <Suspense fallback={<Skeleton aria-busy="true" />}>
      <MailPreview record={record} />
    </Suspense>
  ),
};
