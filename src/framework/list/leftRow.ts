import type { Location } from 'react-router-dom';

let left: { list: string; path: string } | undefined;

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search;

/** Remembers from which row a list was left. @param path of the record that was opened */
export function leaveRow(path: string): void {
  left = { list: addressOf(window.location), path };
}

/** The record whose row this list was left from; undefined for another list. */
export const rowLeftIn = (list: Location): string | undefined =>
  left?.list === addressOf(list) ? left.path : undefined;
