import { ValidationError } from 'yup';
import { ConfigError, type ConfigProblem, type ConfigReason } from './ConfigError';
import { configSchema } from './configSchema';

/** Checks what `/config.json` says. @throws ConfigError that names every wrong field */
export function checkConfig(given: unknown): void {
  try {
    configSchema.validateSync(given, { abortEarly: false, strict: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(problemsOf(error));
  }
}

/** One problem per field: the first that was found. */
function problemsOf(error: ValidationError): ConfigProblem[] {
  const single = error.inner.length > 0 ? error.inner : [error];
  const byField = new Map<string, ConfigProblem>();
  for (const { path, message } of single) {
    const field = path || 'config.json';
    if (!byField.has(field)) byField.set(field, { field, reason: message as ConfigReason });
  }
  return [...byField.values()];
}
