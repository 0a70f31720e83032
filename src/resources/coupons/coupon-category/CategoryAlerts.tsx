import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './couponCategory.entity';

/** The way to the coupons of a category: those keep it from being removed. */
export function CategoryAlerts() {
  const translate = useTranslate();
  const category = useRecordContext<RecordOf<typeof entity>>();
  if (!category?.coupons) return null;
  const path = collectionPath('coupon', 'list') ?? '';
  return (
    <Notice>
      <Link to={filteredPath(path, { categoryId: category.id })}>
        {translate('coupons.category.coupons', { count: category.coupons })}
      </Link>
    </Notice>
  );
}
