import { useGetOne, type RaRecord } from 'ra-core';
import { Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { changedParts, type OfferField } from '../../../domain/coupons/changes';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { drawable } from '../../../framework/drawable';
import { FieldValue } from '../../../framework/FieldValue';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useFieldHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../ui/Text/Text';
import { LifetimeBar } from '../LifetimeBar';
import { offerForm } from '../offer';
import { OfferPhone } from '../OfferPhone';
import { OfferNotices } from '../OfferNotices';
import { COUPONS } from '../rights';
import entity from './couponRequest.entity';

type Request = RecordOf<typeof entity>;

const OFFERED = offerForm.map(({ key }) => key);

/** What a decision on a request rests on: what it changes of the coupon that is live, what it offers, how the app shows it. */
export function RequestReview({ record }: { record: Request }) {
  const translate = useTranslate();
  const { state, startDate, kind, rejectReason } = record;
  return (
    <>
      {state === 'PENDING' && (
        <Notice>
          {startDate > today()
            ? translate('coupons.request.on_approval', { date: startDate })
            : translate('coupons.request.at_once')}
        </Notice>
      )}
      {rejectReason && (
        <Notice tone="danger">
          {translate('coupons.request.rejected', { reason: rejectReason })}
        </Notice>
      )}
      {kind === 'CHANGE' && state !== 'APPROVED' && (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Difference record={record} />
        </Suspense>
      )}
      <OfferNotices offer={record} />
      <LifetimeBar days={record} />
      <RecordSections entity={entity} record={record} only={OFFERED} />
      <OfferPhone offer={drawable(entity, record)} />
    </>
  );
}

/** The request beside the coupon as it is now, field by field that differs. */
function Difference({ record }: { record: Request }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const maySee = useMay()(COUPONS);
  const read = useGetOne<RaRecord>(
    'coupon',
    { id: record.couponId ?? undefined },
    { enabled: maySee && Boolean(record.couponId), retry: false },
  );
  const coupon = read.data;
  const changed = coupon ? changedParts(record, coupon) : [];
  const value = (field: OfferField, of: RaRecord) => (
    <FieldValue entity={entity} field={field} record={of} place="page" />
  );
  const title = translate('coupons.request.difference');
  if (!maySee) return <Notice>{translate('coupons.request.unseen')}</Notice>;
  return (
    <Card
      title={title}
      read={read}
      aside={
        coupon && (
          <Link to={recordPath('coupon', 'show', coupon.id) ?? ''}>{String(coupon.name)}</Link>
        )
      }
    >
      {coupon && changed.length > 0 ? (
        <div data-part="request-difference">
          <DiffTable
            rows={changed.map((field) => ({
              label: heading(field),
              before: value(field, coupon),
              after: value(field, record),
            }))}
          />
        </div>
      ) : (
        <Muted as="p">{translate('coupons.request.same')}</Muted>
      )}
    </Card>
  );
}
