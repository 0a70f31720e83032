/** Identifier of a record. */
export type RecId = number | string;

/** A record as the gateways keep it. Fields that the entity does not declare are allowed. */
export type MockRecord = { id: RecId } & Record<string, unknown>;

/** A record without the fields that are never sent. */
export const without = (record: MockRecord, hidden: ReadonlySet<string>): MockRecord => ({
  id: record.id,
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))),
});
