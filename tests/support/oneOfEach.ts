/**
 * The first of each kind, in their order. What is generated from declarations is proved once per kind where it is drawn, and
 * for every one of them at its gateway (tests/contract/gatewayRights, tests/engine/writes).
 */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const kinds = new Set<string>();
  return all.filter((one) => kinds.size < kinds.add(kindOf(one)).size);
}

/**
 * Those that have a part that none before them has, in their order: together they have every part. For what is put together
 * of parts that do not know of each other.
 */
export function withEachPart<T>(
  all: readonly T[],
  partsOf: (one: T) => readonly string[],
): readonly T[] {
  const parts = new Set<string>();
  return all.filter((one) => {
    const before = parts.size;
    for (const part of partsOf(one)) parts.add(part);
    return parts.size > before;
  });
}
