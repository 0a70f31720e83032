import { isEndpoint, type AnyEndpoint } from '../../../src/dataProviders/endpoint';

const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  [
    '../../../src/resources/**/*{api,Api}.ts',
    '../../../src/{layout,auth,dataProviders,framework/export,framework/jobs,framework/notices}/api.ts',
  ],
  { eager: true },
);

/** Endpoints of a module: by themselves, or several in an object, by name or by list and name. */
function endpointsIn(value: unknown): AnyEndpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(endpointsIn)
    : [];
}

/** Every call that the console makes beside the ordinary ones of entities. */
export const endpoints: readonly AnyEndpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(endpointsIn),
);
