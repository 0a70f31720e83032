/** How permissions and roles are compared: trimmed, without regard to letter case. */
const normal = (right: string): string => right.trim().toLowerCase();

/** Everything a person was granted: realm roles and permissions in one set, ready for `allows`. */
export function grantedSet(
  roles: readonly string[],
  permissions: readonly string[],
): ReadonlySet<string> {
  return new Set([...roles, ...permissions].map(normal).filter((right) => right !== ''));
}

/**
 * The one check of rights: passes when the person holds any of the needed roles or permissions. An empty list allows
 * nobody. Own code, because ra-keycloak decides nothing and keycloak-js knows the roles of the token only.
 * @param granted made by `grantedSet`
 */
export function allows(granted: ReadonlySet<string>, needed: string | readonly string[]): boolean {
  return [needed].flat().some((right) => granted.has(normal(right)));
}
