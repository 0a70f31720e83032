import type { Translate } from '../../entity/Field';

/** `24576` → `24 kB`, `3145728` → `3 MB`, in the words of the language. */
export function fileSizeText(bytes: number, translate: Translate): string {
  if (!Number.isFinite(bytes)) return '';
  return bytes >= 1_048_576
    ? `${Math.round((bytes / 1_048_576) * 10) / 10} ${translate('unit.mb')}`
    : `${Math.max(1, Math.round(bytes / 1024))} ${translate('unit.kb')}`;
}
