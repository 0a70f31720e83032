import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { EntryBody } from './EntryBody';
import { EntryDayHead } from './EntryDayHead';
import { NewEntryMenu } from './NewEntryMenu';
import type staffEntries from './staffEntry.entity';

const preview = (name: 'ApprovePreview' | 'ReversePreview') =>
  lazy(() => import('./ActionEffect').then((module) => ({ default: module[name] })));

/** The day's own entries above the list; an entry is its legs, and its actions show what they would book. */
export const pages: EntityPages<typeof staffEntries> = {
  ListHead: EntryDayHead,
  ListActions: NewEntryMenu,
  Body: EntryBody,
  previews: { approve_entry: preview('ApprovePreview'), reverse_entry: preview('ReversePreview') },
};
