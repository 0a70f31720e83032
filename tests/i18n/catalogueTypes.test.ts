import { describe, expectTypeOf, it } from 'vitest';
import type {
  EnumName,
  FieldLabel,
  KeyBelow,
  MessageKey,
  ResourceLabels,
} from '../../src/i18n/Catalogue';
import type { Same } from '../../src/i18n/Same';
import type { Translate } from '../../src/i18n/useTranslate';

describe('types of the catalogue', () => {
  it('knows resources, their own fields and the shared ones', () => {
    expectTypeOf<'customers' | 'car-loan/prices'>().toExtend<keyof ResourceLabels>();
    expectTypeOf<'nobody'>().not.toExtend<keyof ResourceLabels>();
    expectTypeOf<'creditLimit' | 'createdAt'>().toExtend<FieldLabel<'customers'>>();
    expectTypeOf<'creditLimit'>().not.toExtend<FieldLabel<'news'>>();
  });

  it('knows enumerations of the frame and of areas', () => {
    expectTypeOf<'Gender' | 'CouponType'>().toExtend<EnumName>();
    expectTypeOf<'EmptyValue'>().not.toExtend<EnumName>();
  });

  it('knows every key and no other', () => {
    expectTypeOf<
      | 'action.save'
      | 'ra.navigation.page_range_info'
      | 'resources.customers.fields.creditLimit'
      | 'resources.common.fields.id'
      | 'enums.CouponType.SPECIAL'
      | 'date.month.11'
    >().toExtend<MessageKey>();
    expectTypeOf<'action'>().not.toExtend<MessageKey>();
    expectTypeOf<'action.nothing'>().not.toExtend<MessageKey>();
  });

  it('knows the keys below a part', () => {
    expectTypeOf<'reason' | 'gravity.danger'>().toExtend<KeyBelow<'common'>>();
    expectTypeOf<'gravity' | 'nothing'>().not.toExtend<KeyBelow<'common'>>();
    expectTypeOf<KeyBelow<'nowhere'>>().toBeNever();
  });

  it('translates a key put together of what may stand there, and no other', () => {
    const keyOf = (translate: Translate, tone: 'danger' | 'caution', word: string) => [
      translate(`common.gravity.${tone}`),
      // @ts-expect-error -- any word
      translate(`common.gravity.${word}`),
      // @ts-expect-error -- a key that is not there
      translate('common.nothing'),
    ];
    expectTypeOf(keyOf).toBeFunction();
  });

  it('asks other languages for the same tree', () => {
    expectTypeOf<{ a: { b: 'c' } }>().toExtend<Same<{ a: { b: 'd' } }>>();
    expectTypeOf<{ a: object }>().not.toExtend<Same<{ a: { b: 'd' } }>>();
  });
});
