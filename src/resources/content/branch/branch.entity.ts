import { BranchDayState } from '../../../domain/enums/content';
import { CONTENT } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  longText,
  mapPoint,
  text,
  userName,
  weeklySchedule,
} from '../../../fields';

/** Branches as the app shows them: a pinned place and hours for every weekday (docs/domain/organisation.md 1.2). */
export default entity('branch', {
  gateway: 'main',
  endpoint: '/branches',
  assumed: true,
  menu: 'content/branches',
  order: 0,
  icon: 'branch',
  represent: 'name',
  titles: { list: 'menu.branches.list', create: 'menu.branches.create' },
  access: {
    list: 'app-manage-branch:list',
    show: 'app-manage-branch:list',
    create: 'app-manage-branch:create',
    edit: 'app-manage-branch:create',
  },
  ruledBy: 'mainTenant',
  fields: {
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: CONTENT.titleMax }),
    address: longText({ max: 300 }),
    mapAddress: mapPoint({ required: true }),
    schedule: weeklySchedule({ required: true }),
    /** By its hours and Ulaanbaatar's clock, at this moment. */
    openNow: choice(BranchDayState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['name', 'code', 'schedule', 'openNow', 'createdAt'],
    optional: ['address', 'mapAddress', 'createdBy'],
    filters: ['openNow', 'createdAt'],
    search: true,
    sort: { field: 'name', order: 'ASC' },
  },
  form: [
    section('general', ['code', 'name', 'address', 'mapAddress']),
    section('hours', ['schedule']),
  ],
  record: { status: 'openNow', facts: ['code', 'createdAt', 'createdBy'] },
  unique: ['code', 'name'],
});
