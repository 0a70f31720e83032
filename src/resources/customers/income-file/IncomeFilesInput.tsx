import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { acceptOf, fileTypeOf, SNIFF_BYTES, type FileIssue } from '../../../domain/file';
import { FILE, INCOME } from '../../../domain/settings';
import { fileSizeText } from '../../../fields/file/fileSizeText';
import { readFile } from '../../../fields/file/readFile';
import type { StoredFile } from '../../../fields/file/schema';
import { InputGroup } from '../../../fields/shared/InputGroup';
import { errorText } from '../../../fields/shared/errorText';
import { FileDrop } from '../../../ui/FileDrop/FileDrop';
import { Muted } from '../../../ui/Text/Text';
import { Button } from '../../../ui/Button/Button';
import textStyles from '../../../ui/Text/Text.module.css';
import { Row as Line, Stack } from '../../../ui/Stack/Stack';

/** Extensions of what may prove an income. */
const TYPES = `${acceptOf('DOCUMENT')},${acceptOf('IMAGE')}`;

interface Row {
  document?: StoredFile | null;
  picture?: StoredFile | null;
}

/** Reads a chosen file as what its bytes say it is; nothing but PDFs and pictures. */
async function rowOf(chosen: File): Promise<{ row: Row } | { problem: FileIssue }> {
  const start = new Uint8Array(await chosen.slice(0, SNIFF_BYTES).arrayBuffer());
  const isPdf = fileTypeOf(start) === 'pdf';
  const read = await readFile(chosen, isPdf ? 'DOCUMENT' : 'IMAGE');
  if ('problem' in read) {
    const { problem } = read;
    return {
      problem: problem.key === 'validation.file_type' ? { key: 'income.type_pdf_image' } : problem,
    };
  }
  return { row: isPdf ? { document: read.file } : { picture: read.file } };
}

/**
 * The documents that prove an income: PDFs and pictures up to 3 MB each, several at once (docs/domain/income.md 1.2).
 */
export function IncomeFilesInput() {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: 'files', defaultValue: [] });
  const { value, onChange, onBlur, ref } = field;
  const [problem, setProblem] = useState<FileIssue>();
  const rows = (value ?? []) as Row[];
  const isFull = rows.length >= INCOME.filesMax;

  const take = async (chosen: readonly File[]) => {
    setProblem(undefined);
    const next = [...rows];
    for (const file of chosen) {
      if (next.length >= INCOME.filesMax) {
        setProblem({ key: 'income.files_many', params: { max: INCOME.filesMax } });
        break;
      }
      const result = await rowOf(file).catch(() => ({
        problem: { key: 'kinds.file.unreadable' as const },
      }));
      if ('problem' in result) setProblem(result.problem);
      else next.push(result.row);
    }
    onChange(next);
    onBlur();
  };
  const error = problem
    ? translate(problem.key, problem.params)
    : errorText(fieldState.error, translate);
  const label = translate('income.files');
  return (
    <InputGroup
      bound={{ name: field.name, error, required: true, disabled: undefined }}
      label={label}
      hint={translate('income.files_limits', {
        types: TYPES.replaceAll('.', '').replaceAll(',', ', '),
        size: fileSizeText(FILE.maxBytes, translate),
        count: INCOME.filesMax,
      })}
    >
      {rows.length > 0 && (
        <Stack as="ul" gap={4} pad="0 0 8px">
          {rows.map((row, place) => {
            const file = row.document ?? row.picture;
            return (
              file && (
                <Line as="li" key={`${file.name}.${place}`} gap="8px 12px">
                  <span className={textStyles.clip}>{file.name}</span>
                  <Muted>{fileSizeText(file.size, translate)}</Muted>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={translate('income.remove_file', { name: file.name })}
                    onClick={() => onChange(rows.filter((_, other) => other !== place))}
                  >
                    {translate('action.remove')}
                  </Button>
                </Line>
              )
            );
          })}
        </Stack>
      )}
      <FileDrop
        id={id}
        inputRef={ref}
        text={translate('income.drop_files')}
        label={`${label}: ${translate('common.choose_file')}`}
        accept={TYPES}
        multiple
        disabled={isFull}
        onFiles={(files) => void take(files)}
      />
    </InputGroup>
  );
}
