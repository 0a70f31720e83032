import { isEndpoint, type AnyEndpoint } from '../src/dataProviders/endpoint';

const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  // The interface of a device is called so too.
  ['../src/**/{api,*Api}.ts', '!../src/devices/**'],
  { eager: true },
);

/** The endpoints of a module: its exports, and those in an export that groups several. */
function endpointsIn(value: unknown): AnyEndpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(endpointsIn)
    : [];
}

/** The endpoints of every file that has some, by its path from the root. */
export const endpointsByFile: readonly (readonly [file: string, own: readonly AnyEndpoint[]])[] =
  Object.keys(modules)
    .sort()
    .map((path) => [path.replace('../', ''), endpointsIn({ ...modules[path] })]);

/** Every endpoint of the console, file by file. */
export const endpoints: readonly AnyEndpoint[] = endpointsByFile.flatMap(([, own]) => own);
