/** Who keeps the versions of the apps. */
export const KEEP_VERSIONS = 'app-version:update';
