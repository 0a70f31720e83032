import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocaleState } from 'ra-core';
import { useTranslate } from '../i18n/useTranslate';
import { routeTitle } from '../resources/routeTitle';
import { routeFor } from '../resources/routes';

/** The window's title follows the route, `<html lang>` the language. No personal data: titles end up in histories. */
export function DocumentTitle() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [locale] = useLocaleState();
  const route = routeFor(pathname);
  const page = route ? routeTitle(route, translate) : translate('common.not_found_title');
  const title = `${page} · ${translate('shell.brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
