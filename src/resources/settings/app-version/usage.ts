import type { AppKind, AppVersionStanding } from '../../../domain/enums/settings';

/** One version of an app that is in use, the newest first; the gateway gives the rows with the record of its app. */
export interface VersionUsage {
  version: string;
  standing: AppVersionStanding;
  /** Customers whose last sign-in was by it. */
  customers: number;
  /** Sign-ins by it, as the list of sign-ins shows them under `signInFilter`. */
  signIns: number;
}

/** The sign-ins to an app by a version, as a filter of their list. */
export const signInFilter = (app: AppKind, version: string) => ({
  app: [app],
  appVersion: [version],
  outcome: ['SUCCEEDED'],
});
