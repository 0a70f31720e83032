/** Group, setting, what it is set to, what a rule says, and what it says by the usual value and by the other one. */
export type ProbeRow<Group extends string, Settings> = readonly [
  Group,
  keyof Settings,
  string | number,
  string,
  () => Promise<unknown>,
  unknown,
  unknown,
];
