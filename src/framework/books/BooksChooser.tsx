import { useId } from 'react';
import { useTenants } from '../../dataProviders/useTenants';
import { ALL_BOOKS } from '../../domain/books';
import { useTranslate } from '../../i18n/useTranslate';
import { Chip } from '../../ui/Chip/Chip';
import { Select } from '../../ui/Input/Input';
import { Row } from '../../ui/Stack/Stack';
import styles from './BooksChooser.module.css';
import { useBooks } from './useBooks';

/** Whose books the page shows, and the others that it may show; books that are not the person's own are marked as such. */
export function BooksChooser({ own }: { own: string }) {
  const translate = useTranslate();
  const id = useId();
  const { books = own, choose } = useBooks();
  const { data = [] } = useTenants();
  const others = data.filter(({ alias }) => alias !== own);
  const nameOf = (alias: string) => data.find((one) => one.alias === alias)?.name ?? alias;
  const isKnown =
    books === own || books === ALL_BOOKS || others.some(({ alias }) => alias === books);
  return (
    <Row className={styles.books} data-part="books">
      <label htmlFor={id}>{translate('books.lender')}</label>
      <Select
        id={id}
        className={styles.select}
        value={books}
        onChange={(event) => choose?.(event.target.value)}
      >
        <option value={own}>{nameOf(own)}</option>
        <option value={ALL_BOOKS}>{translate('books.all')}</option>
        {others.map(({ alias, name }) => (
          <option key={alias} value={alias}>
            {name}
          </option>
        ))}
        {!isKnown && <option value={books}>{books}</option>}
      </Select>
      {books !== own && (
        <Chip tone="caution">
          {translate(books === ALL_BOOKS ? 'books.sum_of_all' : 'books.of_another')}
        </Chip>
      )}
    </Row>
  );
}
