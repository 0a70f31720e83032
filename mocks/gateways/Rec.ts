/** Identifier of a record. */
export type RecId = number | string;

/** A record as the gateways keep it. Fields that the entity does not declare are allowed. */
export type Rec = { id: RecId } & Record<string, unknown>;
