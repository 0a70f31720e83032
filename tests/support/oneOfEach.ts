/**
 * The first of each kind, in their order. What is generated from declarations is proved once per kind where it is drawn, and
 * for every one of them at its gateway (tests/contract/gatewayRights, tests/engine/writes).
 */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const kinds = new Set<string>();
  return all.filter((one) => kinds.size < kinds.add(kindOf(one)).size);
}
