/** Long enough for the browser to have begun the download, ms. */
const REVOKE_MS = 10_000;

/** Hands a file to the person under a name. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
