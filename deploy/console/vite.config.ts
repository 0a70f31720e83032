import { defineConfig } from 'vite';
import { ownPlaces } from '../../mocks/host/bundleHost.ts';
import { manifestPlugin } from '../../scripts/manifestPlugin.ts';

/** The programs that host a build, each as one file that needs no package beside it: `npm run build:hosting`. */
export default defineConfig({
  publicDir: false,
  plugins: [manifestPlugin(), ownPlaces],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist-hosting',
    target: 'esnext',
    minify: false,
    rolldownOptions: {
      input: { console: 'deploy/console/main.ts', sandbox: 'deploy/console/sandbox.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
