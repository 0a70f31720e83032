/** How permissions and roles are compared: trimmed, without regard to letter case (document 1 §6). */
const normal = (right: string): string => right.trim().toLowerCase();

/** Everything a person was granted: realm roles and permissions in one set, ready for `allows`. */
export function grantedSet(
  roles: readonly string[],
  permissions: readonly string[],
): ReadonlySet<string> {
  return new Set([...roles, ...permissions].map(normal).filter((right) => right !== ''));
}

/**
 * The generic check of document 1 §6: passes when the person holds any of the needed roles or permissions. An empty
 * list allows nobody.
 * @param granted made by `grantedSet`
 */
export function allows(granted: ReadonlySet<string>, needed: string | readonly string[]): boolean {
  return [needed].flat().some((right) => granted.has(normal(right)));
}
