/** Begins with a letter or a figure; small letters of the Latin alphabet, figures and `. _ - @` alone. */
const LOGIN_NAME = /^[a-z0-9][a-z0-9._@-]*$/;

/**
 * Whether the identity provider takes a name to sign in with: it keeps names in small letters, and refuses spaces, marks of
 * code and letters that look like others (docs/domain/identity.md 6.2).
 */
export const isLoginName = (text: string): boolean => LOGIN_NAME.test(text);
