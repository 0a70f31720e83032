import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core';
import type { Right } from '../domain/enums/permissions';
import type { GatewayName } from '../http/gateways';
import type { callEndpoint } from './callEndpoint';

/** Where a resource lives. */
export interface ResourceAddress {
  gateway: GatewayName;
  /** Path of the collection below the gateway; a record is `{endpoint}/{id}`. */
  endpoint: string;
  /** For lists that are asked by POST with a filter body. */
  list?: { method: 'POST'; path: string };
  /** Where the list is asked by GET and a change to a record is sent, when that is not the collection itself. */
  at?: { readonly list?: string; readonly change?: string };
  /** Parameters that are personal data: a list that is asked by one of them is asked by POST. */
  privateFilters?: readonly string[];
  /** Rights of which one asks for records by their ids. */
  namers: readonly Right[];
}

/** One row of a record's history, newest first. */
export interface HistoryRow {
  id: Identifier;
  /** ISO instant. */
  at: string;
  /** User id; null = the system. */
  by: string | null;
  action: string;
  field?: string;
  from?: unknown;
  to?: unknown;
  origin: 'MANUAL' | 'AUTO';
  reason?: string;
  /** What led to it: the code or number of another record, or words. */
  source?: string;
  /** The same record as `<resource>/<id>`, where the gateway knows it. */
  sourceRecord?: string;
  /** Key of the write behind the row, where the gateway keeps it. */
  idempotencyKey?: string;
}

/** An action of a record's life cycle. */
export interface ActionParams {
  id: Identifier;
  action: string;
  /** Reason and whatever else the action asks for. */
  data?: Readonly<Record<string, unknown>>;
  /** The record as the person saw it: the gateway refuses the action when it is no longer so (412). */
  seen: RaRecord;
  /** Made when the confirmation opens, kept over retries. */
  idempotencyKey: string;
}

/** What a page of a list is asked by. */
export type ListQuery = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/** react-admin's data provider with the console's own methods; custom methods take the resource first. */
export interface UrtuuDataProvider extends DataProvider {
  /** Does a life-cycle action; answers the changed record. */
  action(resource: string, params: ActionParams): Promise<{ data: RaRecord }>;
  /**
   * With a key only the rows of the own write that carried it: answered to all who may do the action, also without the
   * right to read the record. A gateway that does not know the key answers the whole history.
   */
  history(
    resource: string,
    params: { id: Identifier; idempotencyKey?: string; signal?: AbortSignal },
  ): Promise<HistoryRow[]>;
  /** The full address that `getList` asks; undefined where it asks by POST. A promise, as react-admin wants of every method. */
  listAddress(resource: string, params: ListQuery): Promise<string | undefined>;
  /** Any other call, as its endpoint declares it. */
  call: typeof callEndpoint;
}
