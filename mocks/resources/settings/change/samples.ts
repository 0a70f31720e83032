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

/** Two changes that wait for another person: an amount that asks for two people, and a score that requests have to reach. */
export const samples: SampleMaker = {
  resource: CHANGES,
  make: (world) => {
    const idOf = (name: string) =>
      world.people.find(({ username }) => username === name)?.id ?? null;
    const waiting = (id: number, by: string, days: number, asked: Values): MockRecord => ({
      id,
      number: numberOfChange(id),
      ...asked,
      state: 'WAITING',
      createdAt: daysAgo(world, days),
      createdBy: idOf(by),
      updatedAt: daysAgo(world, days),
      decidedAt: null,
      decidedBy: null,
    });
    const entries = groupOf(SYSTEM_GROUPS.entries, valuesOf(USUAL_ALL));
    const requests = groupOf(CRITERIA.requests, criteriaOf(USUAL_SETTINGS));
    return [
      waiting(1, 'admin', 2, {
        resource: 'system_settings',
        record: 'system_settings/1',
        recordName: 'Системийн тохиргоо',
        action: 'change_entries',
        rights: ['admin:access'],
        before: entries,
        after: { ...entries, secondWalletCashOut: '2000000.00' },
        reason: 'Хэтэвчээс гаргах дундаж дүн өссөн.',
      }),
      waiting(2, 'economist', 1, {
        resource: 'loan_criteria',
        record: 'loan_criteria/1',
        recordName: 'Зээлийн шалгуур',
        action: 'change_requests',
        rights: ['loan-criteria-settings:create'],
        before: requests,
        after: { ...requests, scoreMin: Number(requests.scoreMin) + 40 },
        reason: 'Хугацаа хэтрэлт өссөн тул доод оноог нэмэв.',
      }),
    ];
  },
};
