import { useGetOne, type RaRecord } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OFFER_FIELDS } from '../../../domain/coupons/changes';
import { isBlank } from '../../../entity/Field';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';

/** Asks for a new coupon, or for another one of a coupon that is there. */
export const RequestCreatePage = () => (
  <EntityFormPage name="coupon/requests" kind="create">
    <FillFromCoupon />
  </EntityFormPage>
);

/** The form begins with what the chosen coupon is now: what is changed is then all that differs. */
function FillFromCoupon() {
  const { setValue } = useFormContext();
  const couponId: unknown = useWatch({ name: 'couponId' });
  const { data: coupon } = useGetOne<RaRecord>(
    'coupon',
    { id: couponId as number },
    { enabled: !isBlank(couponId), retry: false },
  );
  const filled = useRef<unknown>(undefined);
  useEffect(() => {
    if (!coupon || filled.current === coupon.id || coupon.id !== couponId) return;
    filled.current = coupon.id;
    for (const field of OFFER_FIELDS)
      setValue(field, (coupon[field] as unknown) ?? null, { shouldDirty: true });
  }, [coupon, couponId, setValue]);
  return null;
}
