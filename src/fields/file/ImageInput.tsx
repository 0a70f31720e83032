import { Button } from '../../ui/Button/Button';
import { lazy, Suspense, useState } from 'react';
import { hasRatio } from '../../domain/imageRatio';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import type { ImageOptions, StoredImage } from './schema';
import { FileField } from './FileField';
import { Picture } from './Picture';
import textStyles from '../../ui/Text/Text.module.css';
import { useKindInput } from '../shared/useKindInput';

const CropDialog = lazy(() =>
  import('./CropDialog').then((module) => ({ default: module.CropDialog })),
);

const isImage = (value: unknown): value is StoredImage =>
  typeof value === 'object' && value !== null;

/** Animations would lose their movement and bitmaps their form, so only these two are cropped. */
const CROPPED: readonly string[] = ['image/png', 'image/jpeg'];

/** A picture: previewed, checked by its real pixels, cropped to its ratio where one is asked for. */
export function ImageInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { translate } = bound;
  const options = optionsOf<ImageOptions>(props.field);
  const [cropping, setCropping] = useState(false);
  const image = isImage(bound.value) ? bound.value : null;
  const { width, height } = image ?? {};
  const measured = width !== undefined && height !== undefined ? { width, height } : null;
  const off =
    measured && options.ratios && !options.ratios.some((ratio) => hasRatio(measured, ratio));
  const croppable = image?.data !== undefined && CROPPED.includes(image.type);

  const take = (file: StoredImage) => {
    bound.change(file);
    const size = { width: file.width ?? 0, height: file.height ?? 0 };
    const fits = !options.ratios || options.ratios.some((ratio) => hasRatio(size, ratio));
    setCropping(!fits && CROPPED.includes(file.type));
  };
  return (
    <>
      <FileField
        bound={bound}
        label={props.label}
        kind={options.upload}
        limits={
          options.ratios && translate('kinds.file.ratio', { ratio: options.ratios.join(', ') })
        }
        file={image}
        onFile={take}
        actions={
          croppable && (
            <Button
              size="small"
              variant="secondary"
              disabled={bound.disabled}
              onClick={() => setCropping(true)}
            >
              {translate('kinds.crop.open')}
            </Button>
          )
        }
      >
        {image && <Picture image={image} />}
        {measured && (
          <span className={off ? textStyles.problem : textStyles.muted}>
            {translate('kinds.file.actual', { ...measured })}
          </span>
        )}
      </FileField>
      {cropping && image && (
        <Suspense fallback={null}>
          <CropDialog
            image={image}
            options={options}
            onCrop={(cropped) => {
              bound.change(cropped);
              setCropping(false);
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </>
  );
}
