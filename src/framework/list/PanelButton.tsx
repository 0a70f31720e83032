import { Suspense, useState, type ComponentType } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { Button } from '../../ui/Button/Button';

/** What a button above a list opens below itself. */
export interface PanelProps {
  entity: AnyEntity;
  anchor: HTMLElement;
  /** Name of the button. */
  label: string;
  onClose: () => void;
}

interface Props extends Pick<PanelProps, 'entity' | 'label'> {
  popup: 'menu' | 'dialog';
  /** Its code comes when the pointer or the focus is near. */
  Panel: ComponentType<PanelProps> & { preload: () => void };
}

/** A button above a list that opens a menu or a panel. */
export function PanelButton({ entity, label, popup, Panel }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-haspopup={popup}
        aria-expanded={anchor !== null}
        onFocus={Panel.preload}
        onPointerEnter={Panel.preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      {anchor && (
        <Suspense>
          <Panel {...{ entity, anchor, label }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
