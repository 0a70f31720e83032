import { useTranslate } from '../../i18n/useTranslate';
import type { Fields } from '../../entity/Field';
import { isBlank } from '../../entity/Field';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import type { ResourceName } from '../../i18n/Catalogue';
import { Row } from '../../ui/Stack/Stack';
import { RevealContext } from '../shared/RevealContext';
import { kindViews } from '../views';

interface Props {
  resource: ResourceName;
  fields: Fields;
  record: Readonly<Record<string, unknown>>;
}

/** Nothing of an offered record is revealed: it is another one than the page's. */
const CLOSED = {};

/** What tells a record from another of the same name, in a line; figures with their name. */
export function IdentifyingFacts({ resource, fields, record }: Props) {
  const translate = useTranslate();
  const names = Object.keys(fields).filter((name) => isShownIn(record, name));
  return (
    <RevealContext.Provider value={CLOSED}>
      <Row as="span" gap="0 12px" data-part="identifying">
        {names.map((name) => {
          const field = fields[name];
          const { Cell } = kindViews[field.kind.name];
          return (
            <span key={name}>
              {field.kind.numeric && `${translate(fieldLabelKey(resource, name))}: `}
              <Cell
                field={field}
                source={name}
                value={record[name]}
                record={record}
                resource={resource}
                place="cell"
              />
            </span>
          );
        })}
      </Row>
    </RevealContext.Provider>
  );
}

/** A company has its own number where a person's would be (`RegisterNumberCell`). */
const isShownIn = (record: Props['record'], name: string): boolean =>
  !isBlank(record[name]) || (name === 'regnum' && !isBlank(record.companyRegnum));
