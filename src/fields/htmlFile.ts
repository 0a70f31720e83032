import { fieldOf, type Kind } from '../entity/Field';
import { fileKind, type FileOptions, type StoredFile } from './storedFile';

const body =
  '<!doctype html><html lang="mn"><body><h1>Үйлчилгээний нөхцөл</h1><p>Жишээ бичвэр.</p></body></html>';

/** UTF-8 text as a base64 data URL. */
export function htmlDataUrl(html: string): string {
  const bytes = new TextEncoder().encode(html);
  return `data:text/html;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** The text of an HTML file that carries its bytes; undefined when it lies with the gateway only. */
export function htmlOf({ data }: StoredFile): string | undefined {
  const base64 = data?.startsWith('data:text/html;base64,')
    ? data.slice(data.indexOf(',') + 1)
    : undefined;
  if (base64 === undefined) return undefined;
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

const htmlFileKind: Kind<StoredFile, FileOptions> = {
  ...fileKind,
  sample: ({ index }) => ({
    name: `nohtsol-${index + 1}.html`,
    type: 'text/html',
    size: new TextEncoder().encode(body).length,
    data: htmlDataUrl(body),
  }),
};

/** Text of an agreement or a mail template: an HTML file and nothing else. */
export const htmlFile = fieldOf(htmlFileKind, { upload: 'HTML_TEMPLATE' });
