import type { SortPayload } from 'ra-core';
import { session } from '../../auth/session';
import type { ResourceName } from '../../i18n/Catalogue';

/** Everything that says which workbook is being made; no record and no personal data is in it. */
export interface ExportDescription {
  id: string;
  resource: ResourceName;
  /** The columns in their order. */
  columns: readonly string[];
  /** Filters of the address, and those of the page around the list. */
  filter: Readonly<Record<string, unknown>>;
  /** Filters on personal data narrow it, too: the gateway keeps them, nothing here does (docs/domain/calls.md 5.3). */
  isPrivate: boolean;
  /** Under which the gateway keeps them; absent until it has said so. */
  filterId?: string;
  sort: SortPayload;
  /** Language of names. */
  locale: string;
  label: string;
  /** Where it was started. */
  route: string;
  /** ISO instant. */
  startedAt: string;
}

/** Where a person's exports are kept: who signs in afterwards in the same tab finds nothing of them. */
const storedAt = () => `urtuu.exports.${session.get()?.user.id ?? ''}`;

/** A page that is going away cuts off what it was reading: that is no end of the work. */
let isLeaving = false;
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isLeaving = true));
  window.addEventListener('pageshow', () => (isLeaving = false));
}

/** The exports of this tab that are not over. */
export function keptExports(): readonly ExportDescription[] {
  try {
    return JSON.parse(sessionStorage.getItem(storedAt()) ?? '[]') as ExportDescription[];
  } catch {
    return [];
  }
}

function set(next: readonly ExportDescription[]): void {
  try {
    if (next.length > 0) sessionStorage.setItem(storedAt(), JSON.stringify(next));
    else sessionStorage.removeItem(storedAt());
  } catch {
    // A full storage: the work goes on, only a reload would end it.
  }
}

const others = (id: string) => keptExports().filter((one) => one.id !== id);

/** Keeps an export over a reload of the page. */
export const keepExport = (description: ExportDescription): void =>
  set([...others(description.id), description]);

/** Forgets an export that is over. */
export function dropExport(id: string): void {
  if (!isLeaving) set(others(id));
}
