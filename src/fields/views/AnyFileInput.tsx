import type { KindInputProps } from '../KindView';
import type { FileOptions } from '../storedFile';
import { HtmlFileInput, PdfInput } from './FileInput';
import { ImageInput } from './ImageInput';

const INPUTS = {
  IMAGE: ImageInput,
  STICKER: ImageInput,
  DOCUMENT: PdfInput,
  HTML_TEMPLATE: HtmlFileInput,
} as const;

/** Chooses a file of what the field asks for. */
export function AnyFileInput(props: KindInputProps) {
  const Input = INPUTS[(props.field.options as unknown as FileOptions).upload];
  return <Input {...props} />;
}
