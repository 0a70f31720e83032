declare module 'virtual:manifest' {
  import type { LoadableManifest } from './manifest';
  export const manifests: readonly LoadableManifest[];
}
