import { lazyPage } from '../lazyPage';
import type { EntityPages } from '../loadEntity';

/** The page of a record: downloaded when the first one is opened, or beforehand. */
export const EntityShowPage = lazyPage(() => import('./EntityShowPage'), 'EntityShowPage');

/** The generated form. */
export const EntityFormPage = lazyPage(() => import('../form/EntityFormPage'), 'EntityFormPage');

/** Downloads what the page of an entity's record is made of, so that the first one opens as fast as any other. */
export function preloadRecord(pages: EntityPages): void {
  const { Show, StatusBadges, Subtitle, Alerts, HeaderActions, Body, tabs = {} } = pages;
  const [firstTab] = Object.values(tabs);
  EntityShowPage.preload();
  for (const part of [Show, StatusBadges, Subtitle, Alerts, HeaderActions, Body, firstTab]) {
    if (part && 'preload' in part) (part as { preload: () => void }).preload();
  }
}
