import type { KindInputProps } from '../KindView';
import { isBlank } from '../../entity/Field';
import { jsonText } from '../json';
import { InputGroup } from './parts/InputGroup';
import { useKindInput } from './parts/useKindInput';
import { EmptyValue } from './EmptyValue';
import kindsStyles from './kinds.module.css';

/** What a service answered is shown in a form, never asked for. */
export function JsonInput(props: KindInputProps) {
  const bound = useKindInput(props);
  return (
    <InputGroup bound={bound} label={props.label}>
      {isBlank(bound.value) ? (
        <EmptyValue />
      ) : (
        <pre className={kindsStyles.json} tabIndex={0}>
          {jsonText(bound.value)}
        </pre>
      )}
    </InputGroup>
  );
}
