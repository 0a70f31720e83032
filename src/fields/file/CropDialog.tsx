import { useTranslate } from '../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { Button } from '../../ui/Button/Button';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropImage } from './cropImage';
import type { ImageOptions, StoredImage } from './schema';
import styles from './CropDialog.module.css';
import { Note, Problem } from '../../ui/Text/Text';

interface Props {
  image: StoredImage;
  options: ImageOptions;
  onCrop: (image: StoredImage) => void;
  onClose: () => void;
}

const ratioNumber = (ratio: string): number => {
  const [width, height] = ratio.split(':').map(Number);
  return width / height;
};

/** Moves and zooms a picture under a frame of the wanted ratio, by mouse, touch, arrow keys and slider. */
export function CropDialog({ image, options, onCrop, onClose }: Props) {
  const translate = useTranslate();
  const own = `${image.width ?? 1}:${image.height ?? 1}`;
  const ratios = options.ratios ?? [own];
  const [ratio, setRatio] = useState(ratios[0]);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);

  const apply = async () => {
    if (!area) return;
    try {
      onCrop(await cropImage(image, area, ratioNumber(ratio)));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog onClose={onClose}>
      <DialogTitle>{translate('kinds.crop.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.crop}>
          <Cropper
            image={image.data}
            crop={place}
            zoom={zoom}
            aspect={ratioNumber(ratio)}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_percents, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': translate('kinds.crop.hint') }}
          />
        </div>
        {failed ? (
          <Problem role="alert">{translate('kinds.file.unreadable')}</Problem>
        ) : (
          <Note>{translate('kinds.crop.hint')}</Note>
        )}
        <Slider
          size="small"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          aria-label={translate('kinds.crop.zoom')}
          onChange={(_event, next) => setZoom(Array.isArray(next) ? next[0] : next)}
        />
        {ratios.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={ratio}
            aria-label={translate('kinds.crop.ratio')}
            onChange={(_event, next: string | null) => next && setRatio(next)}
          >
            {ratios.map((one) => (
              <ToggleButton key={one} value={one}>
                {one}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </DialogContent>
      <DialogFoot onCancel={onClose}>
        <Button variant="primary" disabled={!area} onClick={() => void apply()}>
          {translate('kinds.crop.apply')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
