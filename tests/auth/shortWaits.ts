import type * as Settings from '../../src/domain/settings';

/** The settings with waits for tests, a fraction of the real ones. */
export const shortWaits = (settings: typeof Settings) => ({
  ...settings,
  SIGN_IN: {
    ...settings.SIGN_IN,
    startMs: 2_500,
    probeMs: 300,
    patientMs: 600,
    silentAfterMs: 2,
    silentMs: 600,
    permissionsMs: 600,
    refreshWaitMs: 2,
    refreshMaxMs: 800,
  },
  NETWORK: { ...settings.NETWORK, retryBaseMs: 1 },
});

/** Lets what is under way come to its end. */
export const settle = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
