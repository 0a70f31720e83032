import { Chip } from '../../ui/Chip/Chip';
import { Row } from '../../ui/Stack/Stack';

/** Permissions by their codes alone, as long as their names are on their way. */
export const Codes = ({ of }: { of: readonly string[] }) => (
  <Row>
    {of.map((code) => (
      <Chip key={code} as="code">
        {code}
      </Chip>
    ))}
  </Row>
);
