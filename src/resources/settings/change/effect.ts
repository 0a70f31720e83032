/** What of the last month would have gone otherwise by a change: `settingChange.effects.<says>` (docs/domain/authority.md 4.4). */
export interface Effect {
  readonly says: 'asks_second' | 'passes' | 'sent' | 'fees' | 'written';
  /** The setting that does it, where one does. */
  readonly field?: string;
  /** Of how many. */
  readonly of?: number;
  /** A number, or an amount as a decimal string. */
  readonly before: number | string;
  readonly after: number | string;
}
