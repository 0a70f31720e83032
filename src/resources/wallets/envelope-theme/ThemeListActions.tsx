import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import entity from './envelopeTheme.entity';

const WITH_A_PLACE = { state: ['ACTIVE', 'INACTIVE'] };

/** Adds a theme, and puts all of them in order. */
export function ThemeListActions() {
  const translate = useTranslate();
  return (
    <OrderActions entity={entity} filter={WITH_A_PLACE}>
      {(theme) => (
        <Row>
          <FieldValue entity={entity} field="thumbnail" record={theme} />
          <span>{theme.title}</span>
          <FieldValue entity={entity} field="state" record={theme} />
          {theme.isDefault && <Note as="span">{translate('wallets.theme.default')}</Note>}
        </Row>
      )}
    </OrderActions>
  );
}
