import { Button } from '../../ui/Button/Button';
import { useId, useState, type ReactNode } from 'react';
import { FILE } from '../../domain/settings';
import { acceptOf, type FileIssue } from '../../domain/file';
import type { UploadKind } from '../../domain/enums/common';
import type { StoredImage } from './schema';
import { fileSizeText } from './fileSizeText';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { InputGroup } from '../shared/InputGroup';
import { readFile } from './readFile';
import type { BoundInput } from '../shared/useKindInput';
import { Muted } from '../../ui/Text/Text';
import { Row, Stack } from '../../ui/Stack/Stack';
import styles from './FileField.module.css';

interface Props {
  bound: BoundInput;
  label: string;
  kind: UploadKind;
  /** Further rules for the file, shown before one is chosen. */
  limits?: string;
  file: StoredImage | null;
  /** A file that passed the common rules. */
  onFile: (file: StoredImage) => void;
  /** The chosen file as it looks. */
  children?: ReactNode;
  /** Further actions beside "replace" and "remove". */
  actions?: ReactNode;
}

const isPicture = (kind: UploadKind): boolean => kind === 'IMAGE' || kind === 'STICKER';

/** Chooses one file by click or by dropping it. A refused file leaves the form and the former file as they were. */
export function FileField({ bound, label, kind, limits, file, onFile, children, actions }: Props) {
  const { translate, name, disabled, required, change, blur, inputRef } = bound;
  const id = useId();
  const [problem, setProblem] = useState<FileIssue>();
  const types = acceptOf(kind).replaceAll('.', ' ').trim();

  const take = async (chosen: File | undefined) => {
    if (!chosen || disabled) return;
    const result = await readFile(chosen, kind).catch(() => ({
      problem: { key: 'kinds.file.unreadable' as const },
    }));
    setProblem('problem' in result ? result.problem : undefined);
    if ('file' in result) onFile(result.file);
    blur();
  };
  const rules = [
    translate('common.allowed_types', { types }),
    translate('common.max_size', { size: fileSizeText(FILE.maxBytes, translate) }),
    limits,
  ].filter(Boolean);
  const refused = isPicture(kind) ? 'error.photo_upload' : 'error.invalid_file';
  const error = problem
    ? `${translate(refused)} ${translate(problem.key, problem.params)}`
    : bound.error;

  return (
    <InputGroup bound={{ name, error, required, disabled }} label={label} hint={rules.join(' · ')}>
      {file && (
        <Stack className={styles.held}>
          {children}
          <span>
            {file.name} <Muted>{fileSizeText(file.size, translate)}</Muted>
          </span>
          <Row>
            {actions}
            <Button
              variant="text"
              size="small"
              disabled={disabled}
              onClick={() => document.getElementById(id)?.click()}
            >
              {translate('kinds.file.replace')}
            </Button>
            <Button
              variant="text"
              size="small"
              danger
              disabled={disabled}
              onClick={() => change(null)}
            >
              {translate('action.remove')}
            </Button>
          </Row>
        </Stack>
      )}
      <FileDrop
        id={id}
        inputRef={inputRef}
        text={translate('common.drop_file')}
        label={`${label}: ${translate('common.choose_file')}`}
        accept={acceptOf(kind)}
        disabled={disabled}
        hidden={file !== null}
        onFiles={([chosen]) => void take(chosen)}
      />
    </InputGroup>
  );
}
