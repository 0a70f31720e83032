import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('./startHost.ts', import.meta.url));

/** A module still knows its own path after it was bundled into one file: the files that it reads are beside it. */
export const ownPlaces: Plugin = {
  name: 'urtuu-own-places',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** All that the embedded servers consist of, their packages too, as the text of one module. */
export async function bundleHost({ root, plugins }: ResolvedConfig): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      ...plugins.filter(({ name }) => name.startsWith('urtuu-') && name !== 'urtuu-host'),
      ownPlaces,
    ],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
