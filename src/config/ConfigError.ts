/** Why a field of the configuration is refused. Words: `configReasons`. */
export type ConfigReason =
  | 'unreachable'
  | 'json'
  | 'missing'
  | 'text'
  | 'number'
  | 'address'
  | 'object'
  | 'flag'
  | 'driver'
  | 'demo';

/** One wrong field: its path (`gateways.main`), and why. */
export interface ConfigProblem {
  field: string;
  reason: ConfigReason;
}

/** `/config.json` is missing or wrong; `problems` names every field at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(`config.json: ${problems.map(({ field, reason }) => `${field} ${reason}`).join(', ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
