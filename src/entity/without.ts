/**
 * The names of a list without some of them: what a list over another room's records does not show or ask for. A name that is
 * not among them does not compile.
 */
export const without = <const N extends string, const Left extends N>(
  names: readonly N[],
  ...left: readonly Left[]
): Exclude<N, Left>[] =>
  names.filter((name): name is Exclude<N, Left> => !left.some((one) => one === name));
