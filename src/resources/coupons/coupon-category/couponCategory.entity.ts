import { COUPON } from '../../../domain/couponSettings';
import { CouponCategoryState } from '../../../domain/enums/coupons';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, number, reference, text, url, userName } from '../../../fields';
import { COUPONS, KEEP_COUPONS } from '../rights';
import { categoryLifecycle } from './lifecycle';

/** Categories of coupons, each under another one or at the top, in the app's order (docs/domain/wallets.md 3.6). */
export default entity('coupon/category', {
  gateway: 'main',
  endpoint: '/coupon-categories',
  assumed: true,
  menu: 'coupons',
  order: 3,
  icon: 'category',
  titles: { list: 'menu.coupons.category' },
  represent: 'name',
  access: { list: COUPONS, show: COUPONS, create: KEEP_COUPONS, edit: KEEP_COUPONS },
  ruledBy: 'mainTenant',
  fields: {
    name: text({ required: true, max: COUPON.categoryNameMax }),
    imageUrl: url({ required: true }),
    parentId: reference('coupon/category', { once: true, filter: { state: 'ACTIVE' } }),
    viewOrder: number({ readOnly: true }),
    children: number({ readOnly: true }),
    /** Coupons in it, those that have expired left out. */
    coupons: number({ readOnly: true }),
    state: choice(CouponCategoryState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName(),
  },
  list: {
    columns: ['name', 'parentId', 'coupons', 'state', 'createdAt'],
    optional: ['imageUrl', 'viewOrder', 'children', 'createdBy'],
    filters: ['state', 'parentId'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
  },
  form: [section('general', ['name', 'imageUrl', 'parentId'])],
  record: { status: 'state', facts: ['parentId', 'children', 'coupons'] },
  lifecycle: categoryLifecycle,
  unique: ['name'],
});
