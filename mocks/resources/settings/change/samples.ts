import { USUAL_SETTINGS } from '../../../../src/domain/lending/lendingSettings';
import { USUAL_ALL } from '../../../../src/domain/judgementSettings';
import {
  CRITERIA,
  valuesOf as criteriaOf,
} from '../../../../src/resources/settings/loan-criteria/criteria';
import { SYSTEM_GROUPS, valuesOf } from '../../../../src/resources/settings/system/systemGroups';
import { CHANGES, numberOfChange } from '../../../engine/askedChanges';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

type Values = Readonly<Record<string, unknown>>;

/** What of the settings in force belongs to a group. */
const groupOf = (fields: object, all: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, all[name]]));

/**
 * Two changes that wait for another person, an amount that asks for two people and a score that requests have to reach, and some
 * of which nothing came.
 */
export const samples: SampleMaker = {
  resource: CHANGES,
  make: (world) => {
    const idOf = (name: string) =>
      world.people.find(({ username }) => username === name)?.id ?? null;
    const change = (id: number, by: string, days: number, asked: Values): MockRecord => ({
      id,
      number: numberOfChange(id),
      state: 'WAITING',
      decidedAt: null,
      decidedBy: null,
      ...asked,
      createdAt: daysAgo(world, days),
      createdBy: idOf(by),
      updatedAt: daysAgo(world, days),
    });
    const decided = (state: string, by: string, days: number): Values => ({
      state,
      decidedAt: daysAgo(world, days),
      decidedBy: idOf(by),
    });
    const criteria = (action: string, group: Values, own: Values, reason: string): Values => ({
      resource: 'loan_criteria',
      record: 'loan_criteria/1',
      recordName: 'Зээлийн шалгуур',
      action,
      rights: ['loan-criteria-settings:create'],
      before: group,
      after: { ...group, ...own },
      reason,
    });
    const entries = groupOf(SYSTEM_GROUPS.entries, valuesOf(USUAL_ALL));
    const requests = groupOf(CRITERIA.requests, criteriaOf(USUAL_SETTINGS));
    const extensions = groupOf(CRITERIA.extensions, criteriaOf(USUAL_SETTINGS));
    const times = (most: number, reason: string) =>
      criteria('change_extensions', extensions, { extensionsMax: most }, reason);
    return [
      change(1, 'economist', 42, {
        ...times(5, 'Харилцагчид олон удаа сунгах хүсэлт гаргаж байна.'),
        state: 'REPLACED',
      }),
      change(2, 'economist', 41, {
        ...times(4, 'Олон удаа сунгах хүсэлтийг хоёр дахин бууруулав.'),
        ...decided('REFUSED', 'accountant', 40),
      }),
      change(3, 'accountant', 12, {
        ...times(2, 'Сунгалтын тоог бууруулах санал.'),
        ...decided('WITHDRAWN', 'accountant', 11),
      }),
      change(4, 'admin', 2, {
        resource: 'system_settings',
        record: 'system_settings/1',
        recordName: 'Системийн тохиргоо',
        action: 'change_entries',
        rights: ['admin:access'],
        before: entries,
        after: { ...entries, secondWalletCashOut: '2000000.00' },
        reason: 'Хэтэвчээс гаргах дундаж дүн өссөн.',
      }),
      change(
        5,
        'economist',
        1,
        criteria(
          'change_requests',
          requests,
          { scoreMin: Number(requests.scoreMin) + 40 },
          'Хугацаа хэтрэлт өссөн тул доод оноог нэмэв.',
        ),
      ),
    ];
  },
};
