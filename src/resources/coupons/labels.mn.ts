/** Mongolian texts: what the pages of this area share. */
export const labels = {
  enums: {
    CouponType: { SPECIAL: 'Онцгой', ORDINARY: 'Энгийн' },
    CouponRequestState: {
      PENDING: 'Хүлээгдэж буй',
      APPROVED: 'Батлагдсан',
      REJECTED: 'Татгалзсан',
    },
    CouponAcquisitionState: { 0: 'Идэвхтэй', 1: 'Ашигласан', 2: 'Бэлэглэсэн' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    coupons: typeof labels;
  }
}
